import Diptych
import Documents
import Yardsticks

/// A document with a small component of Diptych's own views.
enum ComponentDocument: String, CaseIterable {
  case html = "html/components"
  case text = "text/components"
  case coloredText = "text/components-colour"

  var name: String { rawValue }

  /// Returns the document by Diptych.
  func kit() -> Document {
    let deployment = Deployment.example
    return Document(name) {
      switch self {
      case .html: rendered(deployment, as: .html)
      case .text: rendered(deployment, as: .text(width: 60))
      case .coloredText: rendered(deployment, as: .text(width: 60, color: .trueColor))
      }
    }
  }
}
