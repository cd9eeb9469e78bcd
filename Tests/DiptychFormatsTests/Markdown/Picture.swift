import Diptych
import DiptychFormats
import DiptychTesting
import Testing

/// A view with a reference output in a file.
struct Picture: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @Sendable () -> AnyView

  init<V: View & SendableMetatype>(_ name: String, @ViewBuilder _ view: @escaping @Sendable () -> V)
  {
    self.name = name
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}
