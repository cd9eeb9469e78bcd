/// A result builder that makes one view from the statements of a closure.
///
/// The closure can contain views, `if`, `else`, `switch`, `for`, `let` and availability checks. The
/// number of statements is not limited.
// Every parameter is `consuming`. A plain parameter is borrowed, so returning it would copy and
// destroy the whole subtree at every level.
@resultBuilder
public enum ViewBuilder {
  /// Builds the view of an empty closure.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds the view of one expression.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildExpression<V: View>(_ view: consuming V) -> V { view }

  // The type checker ignores an unavailable function unless nothing else fits. Only types that
  // people often use in place of a text have such a function. For any other type, the compiler's
  // own error names the type.
  @available(*, unavailable, message: "a string is not a view; write Text(string)")
  public static func buildExpression<S: StringProtocol>(_ string: S?) -> EmptyView { EmptyView() }

  @available(*, unavailable, message: "a number is not a view; write Text(\"\\(number)\")")
  public static func buildExpression<N: Numeric>(_ number: N?) -> EmptyView { EmptyView() }

  // The parameter is a tuple of views, and an empty tuple is `Void`. With a parameter of the type
  // `Void`, the compiler would report any other type as not convertible to `Void`.
  @available(*, unavailable, message: "a statement is not a view; write let _ = print(…)")
  public static func buildExpression<each V: View>(_ views: (repeat each V)) -> EmptyView {
    EmptyView()
  }

  /// Builds the view of a closure with one view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<V: View>(_ view: consuming V) -> V { view }

  /// Builds the view of a closure with 2 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<First: View, Second: View>(
    _ first: consuming First,
    _ second: consuming Second
  ) -> _Pair<First, Second> {
    _Pair(first, second)
  }

  /// Builds the view of an `if` without `else`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildOptional<V: View>(_ view: consuming V?) -> V? { view }

  /// Builds the view of the first branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _Either<First, Second> {
    .first(first)
  }

  /// Builds the view of the second branch of an `if` or `switch`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _Either<First, Second> {
    .second(second)
  }

  /// Builds the views of a `for` loop.
  ///
  /// The identity of each view is its position in the loop.
  ///
  /// The loop first creates an array of all its views. By contrast, ``ForEach`` creates one view at
  /// a time.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildArray<V: View>(_ views: consuming [V]) -> ForEach<[V], Int, V> {
    ForEach(views: views)
  }

  /// Builds the view of an `if #available`.
  @_alwaysEmitIntoClient
  public static func buildLimitedAvailability<V: View>(_ view: consuming V) -> AnyView {
    AnyView(view)
  }
}
