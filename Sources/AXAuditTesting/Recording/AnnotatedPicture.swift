#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
    import AXEngine
    import AXPictures
    import AXTestReports
    import AXTree
    import UIKit

    /// The picture of a screen with a numbered mark at each element that has a finding, and a legend under it.
    ///
    /// Xcode shows it where it shows the issue.
    struct AnnotatedPicture {
        let picture: CapturedPicture
        let audit: ScreenAudit

        /// Returns a PNG file; `nil` if the picture cannot be drawn.
        func file() -> [UInt8]? {
            guard let image = UIImage(data: Data(picture.file)) else { return nil }
            let frame = CGRect(x: 0, y: 0, width: picture.frame.width, height: picture.frame.height)
            let legend = legend()
            let width = frame.width - 2 * Self.margin
            let height = legend.boundingRect(
                with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
                context: nil
            ).height.rounded(.up)
            let canvas = CGSize(width: frame.width, height: frame.height + height + 2 * Self.margin)
            let file = UIGraphicsImageRenderer(size: canvas).pngData { context in
                UIColor.white.setFill()
                context.fill(CGRect(origin: .zero, size: canvas))
                image.draw(in: frame)
                var places: [Int: Double] = [:]
                for (index, finding) in audit.findings.enumerated() { drawMark(index + 1, finding, &places) }
                let place = CGRect(x: Self.margin, y: frame.maxY + Self.margin, width: width, height: height)
                legend.draw(with: place, options: .usesLineFragmentOrigin, context: nil)
            }
            return Array(file)
        }

        private static let margin = 12.0

        /// Draws the outline of each element of a finding, with the number of the finding at its upper left corner, or
        /// beside those of earlier findings, whose right ends are kept by element.
        private func drawMark(_ number: Int, _ finding: Finding, _ places: inout [Int: Double]) {
            let color = Self.color(finding)
            for element in finding.elements {
                guard let frame = audit.screen.elements[element.index].frame else { continue }
                let place = CGRect(
                    x: frame.x - picture.frame.x, y: frame.y - picture.frame.y, width: frame.width,
                    height: frame.height)
                color.setStroke()
                let outline = UIBezierPath(rect: place)
                outline.lineWidth = 2
                outline.stroke()
                let text = NSAttributedString(
                    string: " \(number) ",
                    attributes: [
                        .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.white,
                        .backgroundColor: color,
                    ])
                let left = places[element.index] ?? place.minX
                text.draw(at: CGPoint(x: left, y: place.minY))
                places[element.index] = left + text.size().width
            }
        }

        /// Returns a line for each finding, with its number.
        private func legend() -> NSAttributedString {
            let legend = NSMutableAttributedString()
            for (index, finding) in audit.findings.enumerated() {
                legend.append(line("\(index + 1)  \(finding.severity)", Self.color(finding), isBold: true))
                legend.append(line("  \(Escape.terminal(Wording.line(finding, on: audit)))\n", .black))
            }
            return legend
        }

        private func line(_ text: String, _ color: UIColor, isBold: Bool = false) -> NSAttributedString {
            let font = isBold ? UIFont.boldSystemFont(ofSize: 12) : UIFont.systemFont(ofSize: 12)
            return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        }

        private static func color(_ finding: Finding) -> UIColor {
            let color = FindingsSketch.color(finding)
            return UIColor(
                red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255, alpha: 1
            )
        }
    }
#endif
