import Diptych

extension Presentation {
  /// Every preset, by name.
  static let named: [(name: String, presentation: Presentation)] = [
    ("standard", .standard),
    ("hidesContentWhileLoading", .hidesContentWhileLoading),
    ("keepsContentWhileReloading", .keepsContentWhileReloading),
    ("keepsErrorWhileRetrying", .keepsErrorWhileRetrying),
    ("keepsContentAfterFailure", .keepsContentAfterFailure),
    ("startsWithPlaceholder", .startsWithPlaceholder),
    ("showsWhatExists", .showsWhatExists),
    ("reloadsSilently", .reloadsSilently),
    ("startsWithLoading", .startsWithLoading),
  ]
}

extension PagingPresentation {
  /// Every preset, by name.
  static let named: [(name: String, presentation: PagingPresentation)] = [
    ("standard", .standard),
    ("keepsErrorWhileRetrying", .keepsErrorWhileRetrying),
    ("keepsContentAfterFailure", .keepsContentAfterFailure),
  ]
}
