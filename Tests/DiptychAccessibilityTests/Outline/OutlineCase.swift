/// Some HTML whose outline is that of a browser, which `Scripts/check-outlines` compares.
struct OutlineCase: Sendable, CustomStringConvertible {
  let name: String
  let html: String

  var description: String { name }

  static let all: [OutlineCase] = content + controls
}
