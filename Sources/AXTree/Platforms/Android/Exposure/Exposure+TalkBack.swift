extension Exposure {
    /// Determines what TalkBack stops on. Stops may be inside each other.
    ///
    /// The system's elements are those of windows that Android or another app draws. A screen without a window of an
    /// app, such as the home screen and the settings, is the system's.
    static func talkBack(_ screen: Screen, includesSystem: Bool) -> Exposure {
        let elements = screen.elements
        let stops = TalkBack(screen).isStop
        let isLeftOut = elements.map { !includesSystem && $0.view?.flags.contains(.system) == true }
        let isExposed = elements.indices.map { stops[$0] && !isLeftOut[$0] }
        // In web pages the flags say little: old versions of WebView call every text clickable.
        let pages = screen.nearestAncestors { elements[$0].type == .webView }
        let isControl = elements.indices.map { index in
            isExposed[index]
                && (pages[index] == nil ? elements[index].isAndroidControl : elements[index].type.isControl)
        }
        return Exposure(
            screen, indices: elements.indices.filter { isExposed[$0] },
            order: ComposeOrder.stops(of: screen, isExposed), isControl: isControl,
            systemCount: elements.indices.count { stops[$0] && isLeftOut[$0] },
            isHomeScreen: !elements.isEmpty && isLeftOut.allSatisfy(\.self))
    }
}
