import Diptych
import DiptychLive

/// The view of the probe: a spinner and two bars.
struct Work: View {
  var first = 0
  var second = 0

  var body: some View {
    VStack {
      Spinner("Working")
      ProgressBar("first", value: first, total: 10)
      ProgressBar("second", value: second, total: 10)
    }
  }
}
