// swift-tools-version: 6.2
import PackageDescription

// A blog of Markdown files, as a package outside of the kit.
// `apt install libcmark-gfm-dev libcmark-gfm-extensions-dev`, or `brew install cmark-gfm`.
let package = Package(
  name: "Blog",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Diptych", path: "../..")],
  targets: [
    .executableTarget(
      name: "blog",
      dependencies: ["Diptych", "DiptychMarkdownContent", "DiptychPreview", "DiptychSite"].map {
        .product(name: $0, package: "Diptych")
      },
      path: "Sources/Blog"
    ),
    .testTarget(
      name: "BlogTests",
      dependencies: [
        "blog", .product(name: "DiptychMarkdownContent", package: "Diptych"),
        .product(name: "DiptychSite", package: "Diptych"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
