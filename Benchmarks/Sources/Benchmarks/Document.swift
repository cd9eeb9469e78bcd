import Documents
import Floor
import Yardsticks

/// A document whose data is ready to be rendered.
struct Document {
  let name: String
  /// A function that creates the view, renders it, and returns the number of bytes.
  let render: () -> Int
  /// A function that returns the rendered output.
  let output: () -> String

  init(_ name: String, _ output: @escaping () -> String) {
    self.name = name
    self.output = output
    render = { output().utf8.count }
  }

  init(_ name: String, output: @escaping () -> String, render: @escaping () -> Int) {
    self.name = name
    self.output = output
    self.render = render
  }

  /// Returns the document in ``all`` with a name.
  static func named(_ name: String) throws(BenchmarkError) -> Document {
    guard let entry = all.first(where: { $0.name == name }) else {
      throw .unknownDocument(name)
    }
    return entry.make()
  }

  /// A document whose data has not been created yet.
  struct Entry: Sendable {
    let name: String
    let make: @Sendable () -> Document
  }

  /// All documents of the suites, and HTML by hand.
  static let all: [Entry] =
    HTMLDocument.allCases.flatMap { document in
      [
        Entry(name: document.name) { document.kit() },
        Entry(name: document.floorName) { document.floor() },
      ]
    }
    + [
      Entry(name: HTMLDocument.viewName) { HTMLDocument.tableView() }
    ]
    + ComponentDocument.allCases.map { document in Entry(name: document.name) { document.kit() } }
    + JobDocument.all.map { document in Entry(name: document.name) { document.kit() } }
    + LevelsDocument.all.map { document in Entry(name: document.name) { document.kit() } }
    + [
      Entry(name: ChartDocument.floorName) { ChartDocument.floor() }
    ]
    + ChartDocument.allCases.map { document in Entry(name: document.name) { document.kit() } }
    + [
      Entry(name: "store/loop") { StoreDocument.loop() },
      Entry(name: "store/dispatch") { StoreDocument.store() },
      Entry(name: "store/dispatch-read") { StoreDocument.store(isRead: true) },
    ]
}

/// Consumes a result, so that the optimiser can't remove its computation.
@inline(never)
func consume(_ count: Int) {
  precondition(count > 0, "a document is never empty")
}
