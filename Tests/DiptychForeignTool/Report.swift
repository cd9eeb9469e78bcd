import DiptychTerminal

/// The versions of packages, with those that are installed where somebody asks for them.
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
