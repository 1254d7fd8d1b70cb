import Foundation

/// The traits of a view: those of the device, or those that a parent gives its child.
///
/// Header: UIKit/UITraitCollection.h
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
    private var category: UIContentSizeCategory?
    private var style: UIUserInterfaceStyle?
    private var direction: UITraitEnvironmentLayoutDirection?
    private var horizontal: UIUserInterfaceSizeClass?
    private var vertical: UIUserInterfaceSizeClass?

    public override nonisolated init() { super.init() }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        category = preferredContentSizeCategory
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        style = userInterfaceStyle
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        direction = layoutDirection
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        horizontal = horizontalSizeClass
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        vertical = verticalSizeClass
    }

    /// The last collection that has a trait decides it.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections {
            category = traits.category ?? category
            style = traits.style ?? style
            direction = traits.direction ?? direction
            horizontal = traits.horizontal ?? horizontal
            vertical = traits.vertical ?? vertical
        }
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { category ?? .large }
    open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .light }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal ?? .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { vertical ?? .regular }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { direction ?? .leftToRight }
}
