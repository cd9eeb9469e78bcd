/// A change of the literal in the trailing closure of one call.
package struct InlineSnapshotEdit: Sendable {
  /// The place of the call's `(`, or of its `{` if it has no parentheses.
  ///
  /// The default arguments `#line` and `#column` have the values of this place.
  package let place: SourcePlace

  /// The name of the function that is called.
  package let function: String

  /// The text of the literal when the tests ran, or nil if the call had none.
  package let oldText: String?

  /// The new text of the literal.
  package let newText: String

  /// Creates an edit.
  package init(
    place: SourcePlace,
    function: String = "expectInlineSnapshot",
    oldText: String?,
    newText: String
  ) {
    self.place = place
    self.function = function
    self.oldText = oldText
    self.newText = newText
  }
}
