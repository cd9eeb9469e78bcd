/// What the compiler is asked for.
enum BuildMode: String {
  /// An object without optimisation.
  case debug
  /// An object with optimisation of the whole module.
  case release
  /// Nothing but whether the types are right.
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
