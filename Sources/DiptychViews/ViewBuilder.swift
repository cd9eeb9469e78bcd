/// Builds one view from the statements of a closure.
///
/// Any number of views, `if`, `else`, `switch`, `for`, `let` and availability checks can stand in
/// it. There is no limit on the number of siblings.
// Every parameter is `consuming`: a plain one is borrowed, so that returning it copies and destroys
// the whole subtree at every level.
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

  /// Says how a string becomes a view.
  // The type checker leaves out what is unavailable until something is wrong. Only what is commonly
  // meant as a text has such a function: a value of any other type is named in the error as it is.
  @available(*, unavailable, message: "a string is no view, write Text(string)")
  public static func buildExpression<S: StringProtocol>(_ string: S?) -> EmptyView { EmptyView() }

  /// Says how a number becomes a view.
  @available(*, unavailable, message: "a number is no view, write Text(\"\\(number)\")")
  public static func buildExpression<N: Numeric>(_ number: N?) -> EmptyView { EmptyView() }

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
  ) -> Pair<First, Second> {
    Pair(first, second)
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
  ) -> Either<First, Second> {
    .first(first)
  }

  /// Builds the view of the second branch of an `if` or `switch`.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> Either<First, Second> {
    .second(second)
  }

  /// Builds the views of a `for` loop; the position of an element is its identity.
  ///
  /// The loop makes an array of all its views first. ``ForEach`` makes one at a time.
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
