/// A `Shared` that a view has made while it was drawn.
///
/// It is what becomes of `@Shared var user` in a view. The next frame makes another one, so what is
/// written to this one is never shown.
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
