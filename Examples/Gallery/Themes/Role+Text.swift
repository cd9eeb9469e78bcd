import Diptych

extension Role {
  /// The roles of text.
  ///
  /// The other roles are for lines and areas, and for text on areas.
  static let ofText: [Role] = [
    .text, .secondary, .accent, .info, .success, .warning, .danger, .added, .removed, .link, .code,
    .identifier, .person, .label, .value, .tableHeader, .marker, .heading1, .heading2, .heading3,
    .heading4, .heading5,
    .heading6, .keyword, .type, .string, .number, .comment,
  ]
}
