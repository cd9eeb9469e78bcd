import DiptychTerminal

/// A table of the versions of packages, with the installed ones if they are given.
struct Report: View {
  let packages: [Package]
  let installed: String?

  var body: some View {
    Table(packages) {
      TableColumn("Package", value: \.name)
      TableColumn("Current", value: \.current)
      TableColumn("Latest") { package in
        Text(package.latest).foregroundStyle(package.isOutdated ? .red : .green)
      }
      if let installed {
        TableColumn("Installed") { _ in Text(installed) }
      }
    }
  }
}
