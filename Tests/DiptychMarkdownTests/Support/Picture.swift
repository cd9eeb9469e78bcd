import Diptych
import DiptychMarkdown
import DiptychTesting
import Testing

/// A view worth a picture.
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

extension SnapshotFormat {
  /// Markdown, as in `list.md`.
  static var markdown: SnapshotFormat { SnapshotFormat(.markdown, fileExtension: "md") }
}
