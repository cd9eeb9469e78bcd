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

extension Presentation {
  /// The presets that look different for a paged list, by name.
  static let namedForLists: [(name: String, presentation: Presentation)] = [
    ("standard", .standard),
    ("keepsErrorWhileRetrying", .keepsErrorWhileRetrying),
    ("keepsContentAfterFailure", .keepsContentAfterFailure),
  ]
}
