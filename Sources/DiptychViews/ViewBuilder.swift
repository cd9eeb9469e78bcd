/// A result builder that makes one view from the statements of a closure.
///
/// The closure can hold any number of views, `if`, `else`, `switch`, `for`, `let` and availability
/// checks. There is no limit on the number of siblings.
// Every parameter is `consuming`: a plain parameter is borrowed, so that returning it copies and
// destroys the whole subtree at every level.
@resultBuilder
public enum ViewBuilder {
  /// Builds the view of an empty closure.
  @inlinable
  @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the view of one expression.
  @inlinable
  @inline(__always)
  public static func buildExpression<V: View>(_ view: consuming V) -> V { view }

  /// Reports a string in place of a view as an error that names the fix.
  // The type checker ignores an unavailable function unless nothing else fits. Only types that are
  // often taken for a text have such a function: for any other type the compiler's own error names
  // it.
  @available(*, unavailable, message: "a string is not a view; write Text(string)")
  public static func buildExpression<S: StringProtocol>(_ string: S?) -> EmptyView { EmptyView() }

  /// Reports a number in place of a view as an error that names the fix.
  @available(*, unavailable, message: "a number is not a view; write Text(\"\\(number)\")")
  public static func buildExpression<N: Numeric>(_ number: N?) -> EmptyView { EmptyView() }

  /// Reports a statement in place of a view as an error that names the fix.
  // A tuple of views, for `Void`: beside a function of `Void` alone, the compiler would report any
  // other type as no `Void`.
  @available(*, unavailable, message: "a statement is not a view; write let _ = print(…)")
  public static func buildExpression<each V: View>(_ views: (repeat each V)) -> EmptyView {
    EmptyView()
  }

  /// Builds the view of a closure with one statement.
  @inlinable
  @inline(__always)
  public static func buildBlock<V: View>(_ view: consuming V) -> V { view }

  /// Builds 2 siblings.
  @inlinable
  @inline(__always)
  public static func buildBlock<First: View, Second: View>(
    _ first: consuming First,
    _ second: consuming Second
  ) -> _Pair<First, Second> {
    _Pair(first, second)
  }

  /// Builds the view of an `if` without `else`.
  @inlinable
  @inline(__always)
  public static func buildOptional<V: View>(_ view: consuming V?) -> V? { view }

  /// Builds the view of the first branch of an `if` or `switch`.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _Either<First, Second> {
    .first(first)
  }

  /// Builds the view of the second branch of an `if` or `switch`.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _Either<First, Second> {
    .second(second)
  }

  /// Builds the views of a `for` loop, each with the position of its element as its identity.
  ///
  /// The loop makes an array of all its views first. ``ForEach`` makes one view at a time.
  @inlinable
  @inline(__always)
  public static func buildArray<V: View>(_ views: consuming [V]) -> ForEach<[V], Int, V> {
    ForEach(views: views)
  }

  /// Builds the view of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability<V: View>(_ view: consuming V) -> AnyView {
    AnyView(view)
  }
}
