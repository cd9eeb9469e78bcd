// swift-tools-version: 6.2
import PackageDescription

// A blog that is made of Markdown files, in a package of its own. It needs the library cmark-gfm:
// `apt install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.

/// The products of the kit that both programs import.
let kit: [Target.Dependency] = [
  "Diptych", "DiptychCommonMark", "DiptychSite",
].map { .product(name: $0, package: "Diptych") }

let package = Package(
  name: "Blog",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    .executableTarget(name: "blog", dependencies: kit, path: "Sources/Blog"),
    // The program of the article about sites from Markdown.
    .executableTarget(name: "tide-tables", dependencies: kit, path: "Sources/TideTables"),
    .testTarget(
      name: "BlogTests",
      dependencies: [
        "blog", .product(name: "DiptychCommonMark", package: "Diptych"),
        .product(name: "DiptychSite", package: "Diptych"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
