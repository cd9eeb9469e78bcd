/// A line that is kept.
struct FragmentLine: BitwiseCopyable {
  var first: Int
  var end: Int
  var columns: Int
}
