extension String {
  /// The text with visible characters in the place of its line breaks and control characters.
  package var onOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in _VisibleControl.shown(in: self).unicodeScalars {
      result.append(scalar == "\n" ? "\u{240A}" : scalar == "\t" ? " " : scalar)
    }
    return String(result)
  }
}
