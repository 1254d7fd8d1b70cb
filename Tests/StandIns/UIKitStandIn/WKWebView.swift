import Foundation

/// A web view, whose elements are those of another process.
///
/// Header: WebKit/WKWebView.h
@preconcurrency @MainActor
open class WKWebView: UIView {}
