/// A page that lies over all of a window and takes its touches, without being a modal element.
package struct CoveringPage: Sendable {
    /// The index of the page.
    package let index: Int
    /// The indices of the elements behind it, exposed or not, in preorder.
    package let behind: [Int]
}
