// swift-tools-version: 6.2
import PackageDescription

// The tests of the example programs, and of the code in the README and the articles. The root
// package also contains the programs, so that `swift run` finds them. This package builds the same
// sources as a client of the kit would.

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
      dependencies: kit("DiptychSite", "DiptychTerminal"),
      path: "Serving"
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
      path: "RepoReport",
      exclude: ["Program", "README.md"]
    ),
    .executableTarget(
      name: "repo-report",
      dependencies: ["DiptychRepoReport"],
      path: "RepoReport/Program"
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
      path: "Gallery",
      exclude: ["Program", "README.md"]
    ),
    .executableTarget(
      name: "diptych-gallery",
      dependencies: ["DiptychGallery"],
      path: "Gallery/Program"
    ),

    .testTarget(
      name: "RepoReportTests",
      dependencies: [
        "DiptychExampleSupport", "DiptychExampleTesting", "DiptychHTTPTesting",
        "DiptychRepoReport", "DiptychTerminalTesting", "repo-report",
      ] + kit("Diptych", "DiptychTerminal", "DiptychTesting")
    ),

    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "DiptychExampleSupport", "DiptychExampleTesting", "DiptychGallery", "DiptychHTTPTesting",
        "DiptychTerminalTesting", "diptych-gallery",
      ]
        + kit(
          "Diptych",
          "DiptychANSI",
          "DiptychSite",
          "DiptychTerminal",
          "DiptychTesting"
        )
    ),

    // The code of the articles and of the README, as a reader would copy it.
    .testTarget(
      name: "DiptychArticleTests",
      dependencies: ["Reports"]
        + kit(
          "Diptych",
          "DiptychCharts",
          "DiptychFormats",
          "DiptychLive",
          "DiptychRedux",
          "DiptychScreen",
          "DiptychSite",
          "DiptychTerminal",
          "DiptychTesting"
        )
    ),
    // A module of the article about names that SwiftUI has too.
    .target(name: "Reports", dependencies: kit("Diptych"), path: "Tests/Reports"),

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

#if !canImport(Darwin)
// Stands for SwiftUI in the code of this article.
package.targets.append(.target(name: "SwiftUI", path: "Tests/SwiftUI"))
package.targets.first { $0.name == "DiptychArticleTests" }?.dependencies.append("SwiftUI")
#endif

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
