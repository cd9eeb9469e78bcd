// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "benchmarks", targets: ["Benchmarks"])
  ],
  dependencies: [
    .package(name: "Diptych", path: "..")
  ],
  targets: [
    // The data of the documents, and what the right bytes are.
    .target(name: "Yardsticks"),

    // The documents of HTML written by hand: what the kit is compared with.
    .target(name: "Floor", dependencies: ["Yardsticks"]),

    // The documents as views, in a module of their own, as in a user's program.
    .target(
      name: "Documents",
      dependencies: [
        "Yardsticks", .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychCharts", package: "Diptych"),
        .product(name: "DiptychScreen", package: "Diptych"),
      ]
    ),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Documents", "Floor", "Yardsticks", .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychRedux", package: "Diptych"),
        .product(name: "DiptychScreen", package: "Diptych"),
        .product(name: "DiptychSite", package: "Diptych"),
        // Not imported: what the suite of builds compiles does.
        .product(name: "DiptychFormats", package: "Diptych"),
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
