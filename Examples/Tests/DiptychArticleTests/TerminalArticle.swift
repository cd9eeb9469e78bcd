import DiptychFormats
import DiptychHTML
import DiptychLive
import DiptychTerminal

struct Report: View {
  let packages: [Package]
  var showsPages = true

  var body: some View {
    Heading("Outdated packages")
    Table(packages) {
      TableColumn("Package", value: \.name)
      TableColumn("Current", alignment: .trailing, value: \.current)
      TableColumn("Latest", alignment: .trailing) { package in
        Text(package.latest).bold()
      }
      if showsPages {
        TableColumn("Page") { package in
          Link(package.page, destination: package.page)
        }
      }
    }
  }
}

func text(of report: Report, as format: String?) -> String {
  switch format {
  case "markdown": report.rendered(as: .markdown)
  case "html": report.rendered(as: .html)
  default: report.rendered(as: Terminal.standardOutput.format)
  }
}

func checkAll(
  _ packages: [Package],
  check: (Package) async throws -> Void
) async throws {
  try await Terminal.standardError.live(ending: .erase) { region in
    for (index, package) in packages.enumerated() {
      region.update(
        VStack {
          Spinner("Checking \(package.name)")
          ProgressBar("Packages", value: index, total: packages.count)
        }
      )
      try await check(package)
    }
  }
}

func fetch(_ packages: [Package]) throws {
  try Terminal.standardError.live(ending: .erase) { region in
    for package in packages {
      region.update(Spinner("Fetching \(package.name)"))
      try run("git", "ls-remote", "--tags", package.page)
      log("fetched \(package.name)")
    }
  }
}

func log(_ message: String) {
  Terminal.standardError.print("info: \(message)")
}

/// Runs a program and waits for it.
func run(_ program: String...) throws {}

func save(_ report: Report) throws {
  try Terminal.standardOutput.write(report)
}
