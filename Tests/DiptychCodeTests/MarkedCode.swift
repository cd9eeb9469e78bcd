import Diptych

/// Returns code with the role of each run that has one in front of it: `‹keyword let› a = ‹number
/// 1›`.
func marked(_ code: String, _ language: String) -> String {
  let runs = SyntaxHighlighter(language: language)?.runs(of: code) ?? []
  return runs.map { run in run.role.map { "‹\($0) \(run.code)›" } ?? "\(run.code)" }.joined()
}
