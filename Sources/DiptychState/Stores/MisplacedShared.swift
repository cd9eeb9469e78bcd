/// The error of a `Shared` that a view created while it was drawn.
///
/// A view that declares `@Shared var user` causes it. The next frame creates another `Shared`, so a
/// value that is written to this one is never shown.
package struct MisplacedShared: Error, Hashable, CustomStringConvertible {
  /// The type of the value, as text.
  package let type: String

  package var description: String {
    """
    a view made a Shared<\(type)> while it was drawn, and the next frame makes another one: what is \
    written to it is never shown. Own it outside of the view (`@Shared var value`, beside the host), \
    and let the view have a `@Binding var value: \(type)`
    """
  }
}
