/// The kind of output that the compiler is asked for.
enum BuildMode: String {
  /// An object without optimisation.
  case debug
  /// An object with whole-module optimisation.
  case release
  /// No output, only type checking.
  case types

  /// The arguments of the compiler.
  var arguments: [String] {
    switch self {
    case .debug: ["-Onone", "-c"]
    case .release: ["-O", "-wmo", "-c"]
    case .types: ["-typecheck"]
    }
  }
}
