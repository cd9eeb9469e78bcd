/// Returns the lines of a tree without texts and attributes, which leaves its shape.
func kinds(of tree: String) -> [Substring] {
  tree.split(separator: "\n").map { line in
    let indent = line.prefix { $0 == " " }
    let name = line.dropFirst(indent.count).prefix { $0 != " " }
    return indent + (name.first == "\"" ? "text" : name)
  }
}
