import DiptychViews

/// The attributes of an HTML element that Markdown can express.
struct ReadAttributes: _AttributeSink {
  private let element: String
  private(set) var destination: String?
  private(set) var source: String?
  private(set) var alternative = ""
  private(set) var title: String?
  private(set) var isCheckbox = false
  private(set) var isChecked = false
  /// The number of the first item of a list.
  private(set) var start = 1

  /// Reads the attributes of an element.
  init<A: Attributes>(of element: String, _ attributes: consuming A) {
    self.element = element
    A._write(attributes, into: &self)
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    switch (element, "\(name)") {
    case ("a", "href"): destination = value
    case ("a", "title"), ("img", "title"): title = value
    case ("img", "src"): source = value
    case ("img", "alt"): alternative = value
    case ("ol", "start"): start = Int(value) ?? 1
    case ("input", "type"): isCheckbox = value == "checkbox"
    case ("input", "checked"): isChecked = true
    default: break
    }
  }
}
