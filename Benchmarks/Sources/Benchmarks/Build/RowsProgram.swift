/// A program with a long body: the same elements, written out again for each row.
struct RowsProgram {
  let rows: Int

  static let all = [15, 30, 60, 120, 240].map(RowsProgram.init)

  var program: BuildProgram {
    let source = source
    return BuildProgram(name: "build/rows-\(rows)") { source }
  }

  private var source: String {
    """
    import Diptych

    struct Rows: View {
      var body: some View {
    \((1...rows).map(Self.row).joined(separator: "\n"))
      }
    }

    @main
    struct Program {
      static func main() { print(Rows().rendered(as: .html)) }
    }

    """
  }

  private static func row(_ number: Int) -> String {
    """
        HTML.article(.class("row")) {
          HTML.h3 { Text("Title \(number)") }
          HTML.ul {
            HTML.li { Text("one \(number)") }
            HTML.li { Text("two \(number)") }
          }
          Link("more \(number)", destination: "/more/\(number)")
        }
    """
  }
}
