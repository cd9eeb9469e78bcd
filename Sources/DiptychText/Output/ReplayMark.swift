/// The ends of the kept fragments and lines when composing begins.
struct ReplayMark {
  let fragments: Int
  let lines: Int
}
