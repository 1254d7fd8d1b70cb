import AXPictures
import AXTree

extension ScreenView {
    /// What is drawn in the frames of the elements; `nil` if there is no picture that can be read.
    package var drawings: ScreenPicture? {
        guard let picture, case .success(let pixels) = picture.contents else { return nil }
        return cached {
            ScreenPicture(screen, exposure, pixels, showing: picture.part) { [self] in clip(of: $0) }
        }
    }

    /// The contrast of the elements, by index; `nil` if it cannot be told, which `check` is told.
    package func contrasts(_ check: RuleCheck) -> [ElementContrast]? { pictureAudit(check)?.contrasts }

    /// What the picture tells; `nil` if it was not used, which `check` is told.
    private func pictureAudit(_ check: RuleCheck) -> PictureAudit? {
        guard let audit = pictureAudit else { return nil }
        guard let reason = audit.reason else { return audit }
        check.couldNotCheck(reason)
        return nil
    }

    /// What is drawn in the frames of the elements; `nil` if the picture was not used, which `check` is told.
    package func drawings(_ check: RuleCheck) -> ScreenPicture? { pictureAudit(check) == nil ? nil : drawings }

    /// The contrast of an element; `nil` if there is no picture, if it was not used, or if nothing was measured in the
    /// frame.
    package func contrast(of index: Int) -> ElementContrast? {
        pictureAudit?.contrasts.first { $0.index == index }
    }

    /// What the picture tells; `nil` without one.
    var pictureAudit: PictureAudit? {
        picture.map { picture in cached { PictureAudit(picture, drawings, screen) } }
    }
}
