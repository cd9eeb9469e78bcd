/// The published results of the benchmarks, which are read from the tables of one file.
struct BenchmarkFigures: Sendable {
  static let file = "Benchmarks/README.md"

  /// The text of the file.
  let source: MarkdownLines
  /// The descriptions of the rendered documents, by the name of the benchmark.
  private let documents: MarkdownTable
  /// The speeds of text tables as multiples of the speed of Rich, by the number of rows.
  let rich: MarkdownTable
  /// The times of the documents, as multiples of the time of a handwritten loop.
  let times: MarkdownTable
  /// The instructions that a document takes, and the instructions of a handwritten loop with the
  /// same output.
  let instructions: MarkdownTable
  /// The compile times of programs, in seconds.
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

  /// Returns a short description of the document of a benchmark, such as `A page of 47 elements`.
  func document(of benchmark: String) -> String {
    let text = documents.rows.first { $0[0] == benchmark }?[1] ?? benchmark
    // A comma without a space after it belongs to a number.
    let words = text.split(separator: ", ").first ?? ""
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
