// swift-tools-version: 6.2
import PackageDescription

// The screens of four articles on the state of a screen, and the enums that the articles define.
let package = Package(
  name: "Articles",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    .executableTarget(
      name: "articles",
      dependencies: [.product(name: "Diptych", package: "Diptych")],
      path: "Sources/Articles"
    ),
    // Sample states and their notation: the sources of the kit's own tests, by a link to them.
    .target(
      name: "ArticlesStateTesting",
      dependencies: [
        .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychTesting", package: "Diptych"),
      ],
      path: "Tests/StateTesting"
    ),
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        "ArticlesStateTesting", "articles", .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychTesting", package: "Diptych"),
      ]
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
