/// Returns the picture of the probe's spinner and two bars on a terminal that is wide enough.
func workPicture(_ spinner: String = "⠋", first: Int = 0, second: Int = 0) -> [String] {
  ["\(spinner) Working", "\(bar(first)) first", "\(bar(second)) second"]
}

private func bar(_ tenths: Int) -> String {
  let full = String(repeating: "━", count: tenths * 2)
  let empty = String(repeating: "─", count: 20 - tenths * 2)
  let percent = String("     \(tenths * 10)%".suffix(6))
  return "\(full)\(empty)\(percent)"
}
