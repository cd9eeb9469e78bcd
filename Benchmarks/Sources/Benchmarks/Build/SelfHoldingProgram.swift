/// A program with a recursive view, such as the view of a document's blocks.
struct SelfHoldingProgram {
  /// The number of places where the view contains itself.
  let count: Int
  /// The kind of all places; nil for each kind in turn.
  let place: Place?

  /// The programs with one, two, five and ten places of all kinds in turn, and with ten of each
  /// kind.
  static let all =
    [1, 2, 5, 10].map { SelfHoldingProgram(count: $0, place: nil) }
    + Place.allCases.map { SelfHoldingProgram(count: 10, place: $0) }

  /// The content around the recursive view.
  enum Place: String, CaseIterable {
    case element
    case loop
    case list
    case table
    case disclosure
    case condition

    /// The source of a view of a block's children.
    var source: String {
      switch self {
      case .element: "HTML.section { ForEach(block.children) { BlockView(block: $0) } }"
      case .loop: "HTML.section { for child in block.children { BlockView(block: child) } }"
      case .list: "List { ForEach(block.children) { BlockView(block: $0) } }"
      case .table: "Table(block.children) { TableColumn(\"Child\") { BlockView(block: $0) } }"
      case .disclosure:
        "DisclosureGroup(\"More\") { ForEach(block.children) { BlockView(block: $0) } }"
      case .condition: "if let first = block.children.first { BlockView(block: first) }"
      }
    }
  }

  var program: BuildProgram {
    let source = source
    return BuildProgram(name: "build/self-\(place?.rawValue ?? "mixed")-\(count)") { source }
  }

  private var source: String {
    let places = place.map { [$0] } ?? Place.allCases
    let cases = (0..<count).map { index in
      """
          case \(index):
            \(places[index % places.count].source)
      """
    }
    return """
      import Diptych

      struct Block: Identifiable {
        let id: Int
        let kind: Int
        let text: String
        let children: [Block]
      }

      struct BlockView: View {
        let block: Block

        var body: some View {
          switch block.kind {
      \(cases.joined(separator: "\n"))
          default: Text(block.text)
          }
        }
      }

      @main
      struct Program {
        static func main() {
          let leaf = Block(id: 1, kind: -1, text: "leaf", children: [])
          let block = Block(id: 2, kind: 0, text: "", children: [leaf])
          print(BlockView(block: block).rendered(as: .html))
        }
      }

      """
  }
}
