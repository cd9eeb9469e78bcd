// The data of the article about command-line tools.

struct Package: Identifiable, Sendable {
  var id: String { name }
  var page: String { "https://example.org/\(name)" }
  let name: String
  let current: String
  let latest: String

  static let samples = [
    Package(name: "argument", current: "1.2.0", latest: "1.5.0"),
    Package(name: "logging", current: "1.4.4", latest: "1.6.1"),
  ]
}
