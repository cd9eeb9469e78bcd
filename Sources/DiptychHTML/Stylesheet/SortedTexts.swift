extension [String] {
  /// Returns the texts in ascending order.
  // Each call of `sorted()` is compiled with a sort of its own, about as long as a whole view.
  @inline(never)
  func inAscendingOrder() -> [String] { sorted() }
}
