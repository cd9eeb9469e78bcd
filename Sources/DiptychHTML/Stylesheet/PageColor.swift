/// A colour of every page, with values for light pages, dark pages and print.
struct PageColor {
  /// The name of the CSS variable, without the leading dashes.
  let name: StaticString
  let light: String
  let dark: String
  let print: String

  /// The colours in the order of the stylesheet.
  static let all: [PageColor] = [
    PageColor(name: "ink", light: "#1f2328", dark: "#e6edf3", print: "#000000"),
    PageColor(name: "ground", light: "#ffffff", dark: "#0d1117", print: "#ffffff"),
    PageColor(name: "dim", light: "#57606a", dark: "#9198a1", print: "#424a53"),
    PageColor(name: "line", light: "#c8ced5", dark: "#3d444d", print: "#8c959f"),
    // Links are blue.
    PageColor(
      name: "accent",
      light: NamedColor.blue.light,
      dark: NamedColor.blue.dark,
      print: "#000000"
    ),
  ]

  /// Returns the declarations of the variables of all colours.
  static func declarations(_ value: KeyPath<PageColor, String>) -> String {
    all.map { "--\($0.name): \($0[keyPath: value])" }.joined(separator: "; ")
  }
}
