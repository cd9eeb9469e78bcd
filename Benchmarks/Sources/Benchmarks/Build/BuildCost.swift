/// What a program costs to build.
struct BuildCost {
  let userSeconds: Double
  let megabytes: Double
  /// How often it was compiled; the shortest time counts.
  let rounds: Int
}
