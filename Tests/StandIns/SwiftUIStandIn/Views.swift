/// A text.
///
/// Interface: SwiftUICore, `Text`
public struct Text: View {
    let content: String

    public init(_ content: String) { self.content = content }

    public var body: Never { fatalError("a text has no body") }
}

/// A button.
///
/// Interface: SwiftUI, `Button`
public struct Button: View {
    let title: String

    public init(_ title: String, action: @escaping @MainActor () -> Void) { self.title = title }

    public var body: Never { fatalError("a button has no body") }
}

/// A column.
///
/// Interface: SwiftUICore, `VStack`
public struct VStack<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Content { content }
}

/// A view that changes something when its task has run, which needs the main queue.
struct TaskView<Content: View, Other: View>: View {
    let content: Content
    let later: Other
    let seconds: Double

    var body: Content { content }
}

extension View {
    /// Shows another view after `.task` has run for some time: the stand-in has no state that a task could change.
    public func replaced(with other: some View, byTaskAfter seconds: Double) -> some View {
        TaskView(content: self, later: other, seconds: seconds)
    }

    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        self
    }
}

/// The environment of views.
///
/// Interface: SwiftUICore, `EnvironmentValues`
public struct EnvironmentValues {
    public var locale = Locale.current
}
