// The report of the suite of builds, without the kit: the same table, facts, list and panel as
// text, HTML and Markdown, as briefly as an author would write it. It is compiled on its own.

struct Package: Sendable {
  let name, current, latest, kind, license, source, note: String
}

struct Report {
  let packages: [Package]

  static let columns: [(String, @Sendable (Package) -> String)] = [
    ("Name", { $0.name }), ("Current", { $0.current }), ("Latest", { $0.latest }),
    ("Kind", { $0.kind }), ("License", { $0.license }), ("Source", { $0.source }),
    ("Note", { $0.note }),
  ]

  func text() -> String {
    let widths = Self.columns.map { column in
      packages.reduce(column.0.count) { max($0, column.1($1).count) }
    }
    var out = "Outdated packages\n"
    out += zip(Self.columns, widths).map { pad($0.0.0, $0.1) }.joined(separator: " | ") + "\n"
    for package in packages {
      let cells = zip(Self.columns, widths).map { pad($0.0.1(package), $0.1) }
      out += cells.joined(separator: " | ") + "\n"
    }
    out += "Facts\nPackages: \(packages.count)\nChecked: today\nTook: 2 s\n"
    for package in packages { out += "- \(package.name)\n" }
    if packages.isEmpty { out += "Nothing is outdated.\n" }
    return out + "Advice\nRun update\n"
  }

  func html() -> String {
    var out = "<h1>Outdated packages</h1><table><thead><tr>"
    for column in Self.columns { out += "<th>\(escape(column.0))</th>" }
    out += "</tr></thead><tbody>"
    for package in packages {
      out += "<tr>"
      for column in Self.columns { out += "<td>\(escape(column.1(package)))</td>" }
      out += "</tr>"
    }
    out += "</tbody></table><section><h2>Facts</h2><p>Packages: \(packages.count)</p>"
    out += "<p>Checked: today</p><p>Took: 2 s</p></section><ul>"
    for package in packages { out += "<li>\(escape(package.name))</li>" }
    out += "</ul>"
    if packages.isEmpty { out += "<p><strong>Nothing is outdated.</strong></p>" }
    return out + "<section><h2>Advice</h2><p>Run <code>update</code></p></section>"
  }

  func markdown() -> String {
    var out = "# Outdated packages\n\n"
    out += "| " + Self.columns.map(\.0).joined(separator: " | ") + " |\n"
    out += "|" + String(repeating: " --- |", count: Self.columns.count) + "\n"
    for package in packages {
      out += "| " + Self.columns.map { $0.1(package) }.joined(separator: " | ") + " |\n"
    }
    out += "\n## Facts\n\n- Packages: \(packages.count)\n- Checked: today\n- Took: 2 s\n\n"
    for package in packages { out += "- \(package.name)\n" }
    if packages.isEmpty { out += "**Nothing is outdated.**\n" }
    return out + "\n## Advice\n\nRun `update`\n"
  }

  private func pad(_ string: String, _ width: Int) -> String {
    string + String(repeating: " ", count: max(width - string.count, 0))
  }

  private func escape(_ string: String) -> String {
    var out = ""
    for character in string {
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out.append(character)
      }
    }
    return out
  }
}

@main
struct Program {
  static func main() {
    let packages = (0..<3).map { number in
      Package(
        name: "name \(number)",
        current: "current \(number)",
        latest: "latest \(number)",
        kind: "kind \(number)",
        license: "license \(number)",
        source: "source \(number)",
        note: "note \(number)"
      )
    }
    let report = Report(packages: packages)
    print(report.text())
    print(report.html())
    print(report.markdown())
  }
}
