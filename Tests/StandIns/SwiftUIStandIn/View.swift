/// A view of SwiftUI: enough for the overloads of functions that take one, and to make elements.
///
/// Interface: SwiftUICore, `View`
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("a view without a body was asked for it") }
}

/// Builds a view of several.
///
/// Interface: SwiftUICore, `ViewBuilder`
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(views)
    }
}

/// Several views.
///
/// Interface: SwiftUICore, `TupleView`
public struct TupleView<Content>: View {
    let views: [any View]

    init(_ views: [any View]) { self.views = views }

    public var body: Never { fatalError("a tuple has no body") }
}
