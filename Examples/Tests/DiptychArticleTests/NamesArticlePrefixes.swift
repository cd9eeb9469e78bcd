import Diptych
import SwiftUI

struct PackageList: Diptych.View {
  let names: [String]

  var body: some Diptych.View {
    Diptych.List(names, id: \.self) { Diptych.Text($0).bold() }
  }
}

struct PackageScreen: SwiftUI.View {
  let names: [String]

  var body: some SwiftUI.View {
    SwiftUI.Text(PackageList(names: names).rendered(as: .text(width: 40)))
  }
}
