/// A package in the tables of the samples.
struct Package: Sendable {
  let name: String
  let size: Int
  let summary: String

  static let samples = [
    Package(name: "alpha", size: 12, summary: "The first of them all"),
    Package(name: "東京都", size: 512, summary: "Wide letters 数据, an emoji 👩‍👩‍👧 and a flag 🇯🇵"),
    Package(name: "long-name-of-a-package", size: 7, summary: ""),
  ]

  /// Samples that fit into a narrow table.
  static let short = [
    Package(name: "alpha", size: 12, summary: "The first of them all"),
    Package(name: "beta", size: 512, summary: "Copied, after a while"),
    Package(name: "gamma", size: 7, summary: "No longer maintained"),
  ]
}
