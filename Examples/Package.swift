// swift-tools-version: 6.2
import PackageDescription

// The tests of the report on a repository. The program is in the root package too, where
// `swift run repo-report` finds it; this package builds the same sources as a client would.

/// The products of the kit that a target imports.
func kit(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Diptych") }
}

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Diptych", path: "..")],
  targets: [
    .target(
      name: "DiptychExampleSupport",
      dependencies: kit("Diptych", "DiptychTerminal"),
      path: "Support"
    ),
    .target(
      name: "DiptychExampleServing",
      dependencies: kit("DiptychPreview", "DiptychTerminal"),
      path: "Serving"
    ),
    .target(
      name: "DiptychRepoReport",
      dependencies: ["DiptychExampleServing", "DiptychExampleSupport"]
        + kit("Diptych", "DiptychCharts", "DiptychScreen", "DiptychSite", "DiptychTerminal"),
      path: "RepoReport",
      exclude: ["Program"]
    ),
    .executableTarget(
      name: "repo-report",
      dependencies: ["DiptychRepoReport"],
      path: "RepoReport/Program"
    ),

    .testTarget(
      name: "RepoReportTests",
      dependencies: [
        "DiptychExampleSupport", "DiptychExampleTesting", "DiptychHTTPTesting",
        "DiptychRepoReport", "DiptychTerminalTesting", "repo-report",
      ] + kit("Diptych", "DiptychTerminal", "DiptychTesting")
    ),

    // What the tests share with those of the kit: links to their sources.
    .target(name: "DiptychExampleTesting", path: "Tests/FolderTesting"),
    .target(
      name: "DiptychTerminalTesting",
      dependencies: kit("DiptychText"),
      path: "Tests/TerminalTesting"
    ),
    .target(
      name: "DiptychHTTPTesting",
      dependencies: ["DiptychTerminalTesting"],
      path: "Tests/HTTPTesting",
      exclude: ["HTTPLimits+Patient.swift"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
