import DiptychFormats
import DiptychHTML
import DiptychLive

struct Totals: View {
  let files: Int
  let bytes: Int
  let time: Duration

  var body: some View {
    Facts {
      LabeledContent("Files", value: files)
      LabeledContent("Size", value: bytes, format: .bytes)
      LabeledContent("Time", value: time, format: .duration)
    }
  }
}

struct UsageText: View {
  let options: [(name: String, meaning: String)] = [
    ("-o, --output FILE", "where to write the report; without it, standard output"),
    ("-v, --verbose", "print every step"),
    ("-h, --help", "print this text"),
  ]

  var body: some View {
    VStack(spacing: 1) {
      Text("Usage: check [OPTIONS] FOLDER").bold()
      Facts(emphasis: .labels) {
        ForEach(options, id: \.name) { LabeledContent($0.name, value: $0.meaning) }
      }
    }
  }
}

struct LargestFiles: View {
  let files: [(path: String, size: Int)]

  var body: some View {
    Table(files, id: \.path) {
      TableColumn("File") { Pathname($0.path) }
      TableColumn("Size", alignment: .decimal, value: \.size, format: .bytes)
    }
    .rowStyle { $0.size > 1_000_000 ? .bold : nil }
  }
}

struct LongTexts: View {
  let path = "/usr/share/doc/python3-setuptools/wheel.py"

  var body: some View {
    Pathname(path)
    Text(path).lineLimit(1)
    Text(path).lineLimit(1).truncationMode(.middle)
  }
}

func writeTable(of report: some View) throws {
  try Terminal.standardOutput.write(report.rendered(as: .csv))
}

func write(_ report: some View, as format: String?) throws {
  let output = Terminal.standardOutput
  switch format {
  case "markdown": try output.write(report.rendered(as: .markdown))
  case "html":
    let page = Document(title: "Report", language: "en") { report }
    try output.write(page.rendered(as: .html))
  default: try output.write(report)
  }
}

struct Folder: Identifiable {
  let id: String
  var children: [Folder]?
}

struct Folders: View {
  let folders: [Folder]

  var body: some View {
    OutlineGroup(folders, children: \.children) { Text($0.id) }
  }
}

func report() {
  let terminal = Terminal.standardError
  terminal.step("Reading config.toml")
  terminal.error(
    "unknown key “colour”",
    at: SourceSpan("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = 3")
  )
  terminal.hint("did you mean “color”?")
  terminal.done("Wrote report.html")
}

func read(_ files: [String], readOne: (String) throws -> Void) throws {
  try Terminal.standardError.live(ending: .erase) { region in
    for file in region.track(files, "Reading") { try readOne(file) }
  }
}

func copy(_ files: [String], copyOne: (String) throws -> Void) throws {
  try Terminal.standardError.live { region in
    for (index, file) in files.enumerated() {
      region.update(
        ProgressBar("Copying", value: index, total: files.count).showing(.count, .remaining)
      )
      try copyOne(file)
    }
    region.update(
      ProgressBar("Copying", value: 1, total: 1).done("Copied \(files.count) files")
    )
  }
}

func overwrite(_ file: String) async throws -> Bool {
  try await Terminal.standardError.confirm("Overwrite \(file)?", default: false)
}
