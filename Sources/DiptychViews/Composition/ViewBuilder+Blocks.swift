/// Three siblings.
public typealias _Three<A: View, B: View, C: View> = _Pair<A, _Pair<B, C>>

/// Four siblings.
public typealias _Four<A: View, B: View, C: View, D: View> = _Pair<_Pair<A, B>, _Pair<C, D>>

/// Five siblings.
public typealias _Five<A: View, B: View, C: View, D: View, E: View> = _Pair<
  _Pair<A, B>, _Three<C, D, E>
>

// Up to eight views are nested pairs of about the same depth. A view with a parameter pack, as for
// more views, takes several times as long to render. A pair of the last view and all views before
// it would take ten times as long to compile in a body of 60 views.
extension ViewBuilder {
  /// Builds the view of a closure with 3 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<A: View, B: View, C: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C
  ) -> _Three<A, B, C> {
    _Pair(a, _Pair(b, c))
  }

  /// Builds the view of a closure with 4 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D
  ) -> _Four<A, B, C, D> {
    _Pair(_Pair(a, b), _Pair(c, d))
  }

  /// Builds the view of a closure with 5 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E
  ) -> _Five<A, B, C, D, E> {
    _Pair(_Pair(a, b), buildBlock(c, d, e))
  }

  /// Builds the view of a closure with 6 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F
  ) -> _Pair<_Three<A, B, C>, _Three<D, E, F>> {
    _Pair(buildBlock(a, b, c), buildBlock(d, e, f))
  }

  /// Builds the view of a closure with 7 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G
  ) -> _Pair<_Four<A, B, C, D>, _Three<E, F, G>> {
    _Pair(buildBlock(a, b, c, d), buildBlock(e, f, g))
  }

  /// Builds the view of a closure with 8 views.
  @_alwaysEmitIntoClient
  @inline(__always)
  public static func buildBlock<
    A: View,
    B: View,
    C: View,
    D: View,
    E: View,
    F: View,
    G: View,
    H: View
  >(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H
  ) -> _Pair<_Four<A, B, C, D>, _Four<E, F, G, H>> {
    _Pair(buildBlock(a, b, c, d), buildBlock(e, f, g, h))
  }

  /// Builds the view of a closure with 9 or more views.
  // The first 9 parameters are separate, so that the compiler selects this function only for 9 or
  // more views.
  // It is not inlinable, because unrolling the loop over the rest crashes the compiler (6.3.1) in a
  // client.
  public static func buildBlock<
    A: View,
    B: View,
    C: View,
    D: View,
    E: View,
    F: View,
    G: View,
    H: View,
    I: View,
    each Rest: View
  >(
    _ a: consuming A,
    _ b: consuming B,
    _ c: consuming C,
    _ d: consuming D,
    _ e: consuming E,
    _ f: consuming F,
    _ g: consuming G,
    _ h: consuming H,
    _ i: consuming I,
    _ rest: repeat each Rest
  ) -> _ManySiblings<A, B, C, D, E, F, G, H, I, repeat each Rest> {
    _ManySiblings(a, b, c, d, e, f, g, h, i, repeat each rest)
  }
}
