/// The figures that the project publishes, from the tables of one file.
struct BenchmarkFigures: Sendable {
  static let file = "Benchmarks/README.md"

  /// The text of the file.
  let source: MarkdownLines
  /// The documents that are rendered, by their names.
  private let documents: MarkdownTable
  /// The speeds of tables of text as multiples of Rich's, by their rows.
  let rich: MarkdownTable
  /// The share of the time of a loop by hand that documents take.
  let times: MarkdownTable
  /// The instructions of a document, and of the same one by hand.
  let instructions: MarkdownTable
  /// The seconds that programs are compiled in.
  let builds: MarkdownTable

  /// Reads the figures.
  init(of checkout: Checkout) throws(CheckoutError) {
    source = try checkout.markdown(Self.file)
    documents = try MarkdownTable("benchmark", "document", in: source)
    rich = try MarkdownTable("rows", "plain", "in colour", in: source)
    times = try MarkdownTable("benchmark", "least", "most", in: source)
    instructions = try MarkdownTable("", "table", "nest", "page", "prose", in: source)
    builds = try MarkdownTable("", "debug", "release", "types", in: source)
  }

  /// Returns a few words about the document of a benchmark, such as `A page of 47 elements`.
  func document(of benchmark: String) -> String {
    let text = documents.rows.first { $0[0] == benchmark }?[1] ?? benchmark
    // A comma without a space is one in a number.
    let words = text.split(separator: ", ").first ?? ""
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
