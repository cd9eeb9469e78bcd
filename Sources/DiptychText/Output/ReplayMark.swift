/// The ends of the kept lines, when they are put together.
struct ReplayMark {
  let fragments: Int
  let lines: Int
}
