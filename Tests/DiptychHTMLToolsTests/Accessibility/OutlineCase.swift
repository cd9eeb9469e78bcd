/// Some HTML with its outline, which equals a browser's, see `Scripts/check-pages`.
struct OutlineCase: Sendable, CustomStringConvertible {
  let name: String
  let html: String

  var description: String { name }

  static let all: [OutlineCase] = content + controls
}
