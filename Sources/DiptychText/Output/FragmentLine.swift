/// A kept line: a range of fragments, and their width.
struct FragmentLine: BitwiseCopyable {
  var first: Int
  var end: Int
  var columns: Int
}
