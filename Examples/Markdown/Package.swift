// swift-tools-version: 6.2
import PackageDescription

// The programs that read Markdown, and the tests of DiptychCommonMark. They link cmark-gfm: `apt
// install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.

/// The products of the kit that a target imports.
func kit(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Diptych") }
}

let package = Package(
  name: "Markdown",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    // A site of a folder of Markdown files.
    .executableTarget(
      name: "markdown-site",
      dependencies: ["DiptychExampleServing", "DiptychExampleSupport"]
        + kit("Diptych", "DiptychCommonMark", "DiptychSite", "DiptychTerminal"),
      path: "Sources/MarkdownSite"
    ),

    // The site of this project.
    .executableTarget(
      name: "diptych-site",
      dependencies: ["DiptychExampleSupport", "DiptychGallery", "DiptychRepoReport"]
        + kit("Diptych", "DiptychANSI", "DiptychCommonMark", "DiptychSite", "DiptychTerminal"),
      path: "Sources/ProjectSite"
    ),

    // What the programs share with examples of the root package: links to their sources.
    .target(
      name: "DiptychExampleSupport",
      dependencies: kit("Diptych", "DiptychTerminal"),
      path: "Sources/Support"
    ),
    .target(
      name: "DiptychExampleServing",
      dependencies: kit("DiptychSite", "DiptychTerminal"),
      path: "Sources/Serving"
    ),
    .target(
      name: "DiptychGallery",
      dependencies: ["DiptychExampleServing", "DiptychExampleSupport"]
        + kit(
          "Diptych",
          "DiptychANSI",
          "DiptychCharts",
          "DiptychSite",
          "DiptychTerminal"
        ),
      path: "Sources/Gallery",
      exclude: ["Program", "README.md"]
    ),
    .target(
      name: "DiptychRepoReport",
      dependencies: ["DiptychExampleServing", "DiptychExampleSupport"]
        + kit(
          "Diptych",
          "DiptychCharts",
          "DiptychLive",
          "DiptychScreen",
          "DiptychSite",
          "DiptychTerminal"
        ),
      path: "Sources/RepoReport",
      exclude: ["Program", "README.md"]
    ),

    .testTarget(
      name: "CommonMarkTests",
      dependencies: kit(
        "Diptych",
        "DiptychCommonMark",
        "DiptychFormats",
        "DiptychSite",
        "DiptychTesting"
      )
    ),
    .testTarget(
      name: "MarkdownSiteTests",
      dependencies: [
        "DiptychExampleTesting", "DiptychHTTPTesting", "DiptychTerminalTesting", "markdown-site",
      ]
        + kit("Diptych", "DiptychTerminal", "DiptychTesting")
    ),
    .testTarget(
      name: "ProjectSiteTests",
      dependencies: ["DiptychExampleTesting", "DiptychGallery", "diptych-site"]
        + kit("Diptych", "DiptychSite", "DiptychTerminal", "DiptychTesting")
    ),

    // The sources that the tests share with the tests of the kit are links.
    .target(name: "DiptychExampleTesting", path: "Tests/FolderTesting"),
    .target(
      name: "DiptychTerminalTesting",
      dependencies: kit("DiptychTerminal", "DiptychText"),
      path: "Tests/TerminalTesting"
    ),
    .target(
      name: "DiptychHTTPTesting",
      dependencies: ["DiptychTerminalTesting"],
      path: "Tests/HTTPTesting"
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
