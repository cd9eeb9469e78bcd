/// The lines of a tree without its texts and attributes: what remains is its shape.
func kinds(of tree: String) -> [Substring] {
  tree.split(separator: "\n").map { line in
    let indent = line.prefix { $0 == " " }
    let name = line.dropFirst(indent.count).prefix { $0 != " " }
    return indent + (name.first == "\"" ? "text" : name)
  }
}
