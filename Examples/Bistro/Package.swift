// swift-tools-version: 6.2
import PackageDescription

// A complete program that is written with the kit, in a package of its own.
let package = Package(
  name: "Bistro",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "BistroCore", targets: ["BistroCore"]),
    .executable(name: "bistro", targets: ["bistro"]),
  ],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    // The database of the system: `apt install libsqlite3-dev`, or `brew install sqlite`.
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),

    // Arguments: the sources that the other examples share, by a link to them.
    .target(
      name: "BistroSupport",
      dependencies: [
        .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychTerminal", package: "Diptych"),
      ]
    ),

    // State, actions, screens, API and database.
    .target(
      name: "BistroCore",
      dependencies: [
        "BistroSupport", "CSQLite", .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychLive", package: "Diptych"),
        .product(name: "DiptychRedux", package: "Diptych"),
        .product(name: "DiptychScreen", package: "Diptych"),
        .product(name: "DiptychSite", package: "Diptych"),
        .product(name: "DiptychTerminal", package: "Diptych"),
      ]
    ),

    .executableTarget(name: "bistro", dependencies: ["BistroCore"]),

    // The program that a test kills while it stores favourites.
    .executableTarget(
      name: "bistro-writer",
      dependencies: ["BistroCore"],
      path: "Tests/BistroWriter"
    ),

    // Temporary folders and pseudo-terminals: the sources of the kit's own tests, by links to them.
    .target(name: "BistroFolderTesting", path: "Tests/FolderTesting"),
    .target(
      name: "BistroTerminalTesting",
      dependencies: [.product(name: "DiptychTerminal", package: "Diptych")],
      path: "Tests/TerminalTesting"
    ),

    .testTarget(
      name: "BistroTests",
      dependencies: [
        "BistroCore", "BistroFolderTesting", "BistroSupport", "BistroTerminalTesting", "CSQLite",
        "bistro", "bistro-writer", .product(name: "Diptych", package: "Diptych"),
        .product(name: "DiptychRedux", package: "Diptych"),
        .product(name: "DiptychSite", package: "Diptych"),
        .product(name: "DiptychTerminal", package: "Diptych"),
        .product(name: "DiptychTesting", package: "Diptych"),
      ],
      exclude: ["API/server.py"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
