/// The cost of building a program.
struct BuildCost {
  let userSeconds: Double
  let megabytes: Double
  /// The number of compilations; the smallest time and memory of them count.
  let rounds: Int
}
