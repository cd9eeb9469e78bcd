import Testing

extension Component: CustomTestStringConvertible {
  var testDescription: String { name }
}
