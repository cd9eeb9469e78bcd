/// Returns the name of the element for a heading; a level outside of 1 to 6 counts as the nearest.
@_alwaysEmitIntoClient
package func headingName(_ level: Int) -> StaticString {
  switch level {
  case ...1: "h1"
  case 2: "h2"
  case 3: "h3"
  case 4: "h4"
  case 5: "h5"
  default: "h6"
  }
}
