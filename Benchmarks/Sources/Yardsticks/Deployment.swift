/// The data of a small component.
public struct Deployment: Sendable {
  public let name: String
  public let branch: String
  public let commit: String
  public let warnings: Int
  public let steps: [Step]

  /// A step of a deployment.
  public struct Step: Identifiable, Sendable {
    public let title: String
    public let isDone: Bool

    public var id: String { title }
  }

  /// The number of steps that are done.
  public var done: Int { steps.count { $0.isDone } }

  /// The data that is measured.
  public static let example = Deployment(
    name: "Deployment",
    branch: "main",
    commit: "9f3c2a1",
    warnings: 3,
    steps: [
      Step(title: "Build the image", isDone: true),
      Step(title: "Push it to the registry", isDone: true),
      Step(title: "Restart", isDone: false),
    ]
  )
}
