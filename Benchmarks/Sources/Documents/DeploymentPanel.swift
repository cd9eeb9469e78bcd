public import Diptych
public import Yardsticks

/// A component of 20 of Diptych's own views.
struct DeploymentPanel: View {
  let deployment: Deployment

  var body: some View {
    Panel(deployment.name) {
      VStack(spacing: 1) {
        Heading("Status", level: 2)
        HStack(spacing: 2) {
          Text("ready").bold().foregroundStyle(.green)
          Text("\(deployment.warnings) warnings").foregroundStyle(.yellow)
          Text("updated today").dim()
        }
        LabeledContent("Branch", value: deployment.branch)
        LabeledContent("Commit") { Text(deployment.commit).monospaced() }
        List(deployment.steps) { step in Text(step.title) }
        ProgressView("Progress", value: deployment.done, total: deployment.steps.count)
        Text("Nothing else is to be done.").padding(.horizontal, 2)
        VStack {
          Text("Note").italic()
          Text("It takes a minute.")
        }
        .border(.rounded)
      }
    }
  }
}

/// Renders a small component as HTML.
@inline(never)
public func rendered(_ deployment: Deployment, as format: HTMLFormat) -> String {
  DeploymentPanel(deployment: deployment).rendered(as: format)
}

/// Renders a small component as text.
@inline(never)
public func rendered(_ deployment: Deployment, as format: TextFormat) -> String {
  DeploymentPanel(deployment: deployment).rendered(as: format)
}
