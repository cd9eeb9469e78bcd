// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Diptych",
  platforms: [.macOS(.v15)],
  products: [
  ],
  targets: [
    // What a view is, and what it asks a renderer to draw. Knows no renderer but the tree dump.
    .target(name: "DiptychViews"),

    // The two panels. Neither knows the other.
    .target(name: "DiptychText", dependencies: ["DiptychViews"]),

    .testTarget(name: "DiptychViewsTests", dependencies: ["DiptychViews"]),
    .testTarget(
      name: "DiptychTextTests",
      dependencies: ["DiptychText"],
      exclude: ["Unicode/Data"]
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
