import DiptychSnapshots
import DiptychTerminal

/// A verb that shows the problems of the folder of reference files.
struct DoctorVerb {
  let package: SnapshotPackage
  let output: Terminal

  func run() throws -> ToolResult {
    let problems = try ReferenceProblem.all(in: package)
    try output.write(ProblemList(problems: problems))
    return problems.isEmpty ? .success : .failure
  }
}

/// The problems, each with a remedy.
struct ProblemList: View {
  let problems: [ReferenceProblem]

  var body: some View {
    if problems.isEmpty {
      Text("No problems.")
    } else {
      List(problems, id: \.self) { problem in
        Text(problem.description)
      }
    }
  }
}
