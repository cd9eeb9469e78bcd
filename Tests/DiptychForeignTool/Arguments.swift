/// The arguments of the tool.
struct Arguments {
  enum Format: String {
    case table, markdown
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  var format = Format.table
  var installed: String?
  var folder = ""
  var names: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    var iterator = arguments.makeIterator()
    var rest: [String] = []
    while let argument = iterator.next() {
      switch argument {
      case "--format":
        guard let format = iterator.next().flatMap(Format.init) else {
          throw Failure(description: "--format is table or markdown")
        }
        self.format = format
      case "--installed": installed = iterator.next()
      default: rest.append(argument)
      }
    }
    guard let folder = rest.first else { throw Failure(description: "a folder is missing") }
    self.folder = folder
    names = Array(rest.dropFirst())
  }
}
