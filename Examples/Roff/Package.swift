// swift-tools-version: 6.2
import PackageDescription

// A renderer of manual pages, in a package of its own. It uses only the public API of `import
// Diptych`.
let package = Package(
  name: "Roff",
  platforms: [
    .macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "Roff", targets: ["Roff"]),
    .executable(name: "roff-page", targets: ["roff-page"]),
  ],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    .target(name: "Roff", dependencies: [.product(name: "Diptych", package: "Diptych")]),
    .executableTarget(
      name: "roff-page",
      dependencies: ["Roff", .product(name: "Diptych", package: "Diptych")]
    ),
    .testTarget(
      name: "RoffTests",
      dependencies: ["Roff", .product(name: "Diptych", package: "Diptych")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
