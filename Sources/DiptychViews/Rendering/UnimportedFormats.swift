/// A stand-in for a format whose module is not imported.
public struct _MissingFormat: RenderingFormat {
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String { "" }
}

// The type checker ignores an unavailable member unless nothing else has the name.
extension RenderingFormat where Self == _MissingFormat {
  /// Makes the compiler report that the module of this format is not imported.
  @available(*, unavailable, message: "import DiptychHTML, or Diptych, for the format .html")
  public static var html: _MissingFormat { _MissingFormat() }

  /// Makes the compiler report that the module of this format is not imported.
  @available(*, unavailable, message: "import DiptychFormats for the format .markdown")
  public static var markdown: _MissingFormat { _MissingFormat() }

  /// Makes the compiler report that the module of this format is not imported.
  @available(*, unavailable, message: "import DiptychPlain, or Diptych, for the format .plain")
  public static var plain: _MissingFormat { _MissingFormat() }

  /// Makes the compiler report that the module of this format is not imported.
  @available(*, unavailable, message: "import DiptychFormats for the format .csv")
  public static var csv: _MissingFormat { _MissingFormat() }

  /// Makes the compiler report that the module of this format is not imported.
  @available(*, unavailable, message: "import DiptychFormats for the format .tsv")
  public static var tsv: _MissingFormat { _MissingFormat() }
}
