import Reports
import SwiftUI

struct ReportScreen: View {
  let outdated: [String]

  var body: some View {
    Text(report(on: outdated))
  }
}
