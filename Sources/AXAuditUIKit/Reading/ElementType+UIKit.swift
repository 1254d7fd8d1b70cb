#if canImport(UIKitStandIn) || (canImport(UIKit) && !os(watchOS))
    import AXAuditCore

    #if canImport(UIKitStandIn)
        import UIKitStandIn
    #else
        import UIKit
    #endif

    extension ElementType {
        /// Creates the type that corresponds to the class of an object, or `nil` if there is none.
        @MainActor
        init?(classOf object: NSObject) {
            switch object {
            case is UIButton: self = .button
            case is UILabel: self = .staticText
            case let field as UITextField: self = Self.fieldType(of: field)
            case is UITextView: self = .textView
            case is UIImageView: self = .image
            case is UIProgressView: self = .progressIndicator
            case is UIActivityIndicatorView: self = .activityIndicator
            case is UISegmentedControl: self = .segmentedControl
            case is UIPageControl: self = .pageIndicator
            case is UITableViewCell, is UICollectionViewCell: self = .cell
            case is UITableView: self = .table
            case is UICollectionView: self = .collectionView
            case is UIScrollView: self = .scrollView
            case is UINavigationBar: self = .navigationBar
            case is UITabBar: self = .tabBar
            case is UIWindow: self = .window
            default:
                #if os(tvOS)
                    return nil
                #else
                    guard let type = Self.touchControlType(of: object) else { return nil }
                    self = type
                #endif
            }
        }

        @MainActor
        private static func fieldType(of field: UITextField) -> ElementType {
            #if !os(tvOS)
                if field is UISearchTextField { return .searchField }
            #endif
            return field.isSecureTextEntry ? .secureTextField : .textField
        }

        #if !os(tvOS)
            /// Returns the type of a control that tvOS does not have.
            @MainActor
            private static func touchControlType(of object: NSObject) -> ElementType? {
                switch object {
                case is UISwitch: .switch
                case is UISlider: .slider
                case is UIStepper: .stepper
                case is UIDatePicker: .datePicker
                case is UIPickerView: .picker
                case is UIToolbar: .toolbar
                default: nil
                }
            }
        #endif

        /// Creates the type that best describes these traits.
        init(traits: Traits) {
            if traits.contains(.link) {
                self = .link
            } else if traits.contains(.button) {
                self = .button
            } else if traits.contains(.searchField) {
                self = .searchField
            } else if traits.contains(.secureTextField) {
                self = .secureTextField
            } else if traits.contains(.textArea) {
                self = .textView
            } else if traits.contains(.textEntry) {
                self = .textField
            } else if traits.contains(.image) {
                self = .image
            } else if traits.contains(.staticText) || traits.contains(.header) {
                self = .staticText
            } else {
                self = .other
            }
        }
    }
#endif
