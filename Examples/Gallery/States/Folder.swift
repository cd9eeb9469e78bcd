/// A folder or a file, for outlines.
struct Folder: Identifiable, Sendable {
  let id: Int
  let name: String
  var contents: [Folder]?

  static let sample = Folder(
    id: 1,
    name: "Sources",
    contents: [
      Folder(
        id: 20,
        name: "Views",
        contents: [
          Folder(id: 300, name: "Text.swift"),
          Folder(id: 301, name: "A long name that is wrapped where there is little room.swift"),
          Folder(id: 302, name: "Tables", contents: [Folder(id: 4000, name: "Table.swift")]),
        ]
      ),
      Folder(id: 21, name: "Empty", contents: []),
      Folder(id: 22, name: "main.swift"),
    ]
  )

  static let small = Folder(
    id: 1,
    name: "Sources",
    contents: [
      Folder(id: 2, name: "Views", contents: [Folder(id: 3, name: "Text.swift")]),
      Folder(id: 4, name: "main.swift"),
    ]
  )
}
