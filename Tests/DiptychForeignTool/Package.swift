/// A package and its versions.
struct Package: Identifiable {
  let name: String
  let current: String
  let latest: String

  var id: String { name }
  var isOutdated: Bool { current != latest }
}
