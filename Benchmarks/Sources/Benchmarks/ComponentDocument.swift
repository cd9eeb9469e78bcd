import Diptych
import Documents
import Yardsticks

/// A small component of the kit's own views.
enum ComponentDocument: String, CaseIterable {
  case html = "html/components"
  case text = "text/components"
  case coloredText = "text/components-colour"

  var name: String { rawValue }

  /// The document by the kit.
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
