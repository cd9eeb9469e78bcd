import SwiftUI

import protocol Diptych.View
import struct Diptych.Heading
import struct Diptych.Text

struct Summary: View {
  let count: Int

  var body: some View {
    Heading("Packages")
    Text("\(count) packages are outdated.").bold()
  }
}

struct SummaryScreen: SwiftUI.View {
  let count: Int

  var body: some SwiftUI.View {
    SwiftUI.Text(Summary(count: count).rendered(as: .plain))
  }
}
