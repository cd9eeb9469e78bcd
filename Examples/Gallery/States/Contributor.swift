/// A contributor in the tables of the samples.
struct Contributor: Sendable {
  let name: String
  let commits: Int

  static let samples = [
    Contributor(name: "Amina Okafor", commits: 4218),
    Contributor(name: "Jonas Lindqvist", commits: 3105),
    Contributor(name: "María Fernanda Ruiz", commits: 2240),
    Contributor(name: "Taro Yamada", commits: 1688),
  ]

  static let stubs = ["Name Surname", "A Surname", "Given Name Surname", "A Name"].map {
    Contributor(name: $0, commits: 1000)
  }
}
