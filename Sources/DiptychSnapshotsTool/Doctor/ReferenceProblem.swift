/// A problem of the reference files that makes tests fail, or hides differences.
enum ReferenceProblem: Hashable {
  /// Git may change the line endings of reference files.
  case convertedByGit(folder: String)

  /// Git ignores a reference file, so other developers don't get the file.
  case ignoredByGit(path: String)

  /// Git does not ignore the staged outputs.
  case stagedByGit(folder: String)

  /// Editors are configured to remove blanks at the ends of lines, or to add a newline at the end
  /// of files.
  case trimmedByEditors(folder: String)

  /// A reference file has conflict markers of an unfinished merge.
  case conflict(path: String, line: Int)

  /// All lines of a reference file end with a carriage return.
  case carriageReturns(path: String)

  /// A reference file of text is not UTF-8.
  case notUTF8(path: String)

  /// A reference file is a symbolic link.
  case link(path: String)

  /// The paths of two reference files differ only in case.
  ///
  /// Some file systems store only one of the two files.
  case sameIgnoringCase(path: String, other: String)
}

extension ReferenceProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .convertedByGit(let folder):
      """
      Git may convert the line endings of references. Put the line "\(folder)/** -text" into \
      .gitattributes.
      """
    case .ignoredByGit(let path):
      "Git ignores \(visible(path)). Change .gitignore so that the reference is committed."
    case .stagedByGit(let folder):
      "Git does not ignore \(visible(folder)). Put the line \".build/\" into .gitignore."
    case .trimmedByEditors(let folder):
      """
      .editorconfig has editors change references. Add the section "[\(folder)/**]" with \
      "trim_trailing_whitespace = unset" and "insert_final_newline = unset".
      """
    case .conflict(let path, let line):
      """
      \(visible(path)):\(line) has the mark of an unfinished merge. Take either side, or run the \
      test again and accept its output.
      """
    case .carriageReturns(let path):
      """
      The lines of \(visible(path)) end with a carriage return. Write them without it, and see that \
      git does not convert line endings.
      """
    case .notUTF8(let path):
      "\(visible(path)) is not UTF-8. Run its test again and accept the output."
    case .link(let path):
      "\(visible(path)) is a link, which a new reference would replace. Make it a file."
    case .sameIgnoringCase(let path, let other):
      """
      \(visible(path)) and \(visible(other)) are one file where file names ignore case. Rename the \
      case of one of them.
      """
    }
  }
}
