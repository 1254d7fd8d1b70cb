import AXEngine
import AXTree
import AXWords

extension ElementView {
    /// Whether the label is a content description of Android, or the name of a control of a web page, that is the name
    /// of the view for tests: the entry of its resource, as `pay_btn` is of `com.example:id/pay_btn`, or a name with a
    /// kind of view.
    var isNamedByTestID: Bool {
        guard let label, let view = screen.elements[index].view else { return false }
        // Chromium gives the names of web pages as texts.
        guard view.contentDescription == label || view.text == label && isControl && isOnWebPage else { return false }
        if let identifier, identifier.hasSuffix("/" + label), labelText.isCode { return true }
        return labelText.isTestID
    }

    /// Whether the name of a view of Android consists only of the texts inside it.
    var isNamedByContents: Bool {
        guard let view = screen.elements[index].view else { return false }
        return view.contentDescription?.isEmpty != false && view.text?.isEmpty != false
    }
}
