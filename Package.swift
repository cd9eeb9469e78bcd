// swift-tools-version: 6.2
import PackageDescription

/// The umbrella and the modules that it exports, for targets that import it.
///
/// The package manager compiles a target again when a module that the target names has changed.
/// With the umbrella alone it would link old code to new.
let umbrella: [Target.Dependency] = [
  "Diptych", "DiptychAsync", "DiptychCode", "DiptychContent", "DiptychHTML", "DiptychPlain",
  "DiptychState", "DiptychSystem", "DiptychText", "DiptychViews",
]

let package = Package(
  name: "Diptych",
  platforms: [
    .macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    // A product has the modules that its own exports, too: the package manager compiles a client
    // again when a module of the product has changed, and with its own alone would link old code to
    // new. With DiptychState it has DiptychSystem, too: code of a store is compiled in the client.
    .library(
      name: "Diptych",
      targets: [
        "Diptych", "DiptychAsync", "DiptychCode", "DiptychContent", "DiptychHTML", "DiptychPlain",
        "DiptychState", "DiptychSystem", "DiptychText", "DiptychViews",
      ]
    ),
    .library(name: "DiptychANSI", targets: ["DiptychANSI", "DiptychText", "DiptychViews"]),
    .library(name: "DiptychCharts", targets: ["DiptychCharts"]),
    .library(
      name: "DiptychCommonMark",
      targets: [
        "DiptychCommonMark", "DiptychHTML", "DiptychHTMLTools", "DiptychSite", "DiptychViews",
      ]
    ),
    .library(
      name: "DiptychFormats",
      targets: ["DiptychFormats", "DiptychContent", "DiptychViews"]
    ),
    .library(name: "DiptychHTML", targets: ["DiptychHTML", "DiptychViews"]),
    .library(
      name: "DiptychLive",
      targets: ["DiptychLive", "DiptychTerminal", "DiptychText", "DiptychViews"]
    ),
    .library(name: "DiptychRedux", targets: ["DiptychRedux", "DiptychState", "DiptychSystem"]),
    .library(
      name: "DiptychScreen",
      targets: [
        "DiptychScreen", "DiptychAsync", "DiptychLive", "DiptychState", "DiptychSystem",
        "DiptychTerminal", "DiptychText", "DiptychViews",
      ]
    ),
    .library(
      name: "DiptychSite",
      targets: ["DiptychSite", "DiptychHTML", "DiptychHTMLTools", "DiptychViews"]
    ),
    .library(
      name: "DiptychTerminal",
      targets: ["DiptychTerminal", "DiptychText", "DiptychViews"]
    ),
    .library(
      name: "DiptychTesting",
      targets: [
        "DiptychTesting", "DiptychContent", "DiptychHTMLTools", "DiptychSnapshots", "DiptychViews",
      ]
    ),
    .library(name: "DiptychText", targets: ["DiptychText", "DiptychViews"]),
    .executable(name: "diptych-snapshots", targets: ["diptych-snapshots"]),
    .plugin(name: "DiptychSnapshotsPlugin", targets: ["DiptychSnapshotsPlugin"]),
  ],
  targets: [
    // The C library, locks, threads and the size of the stack. Nothing in it is public, and every
    // program links it.
    .target(name: "DiptychSystem"),

    // Files, streams, processes, paths in URLs.
    .target(name: "DiptychFiles", dependencies: ["DiptychSystem"]),

    // Views, modifiers, themes, messages, and the protocol of renderers.
    .target(name: "DiptychViews", dependencies: ["DiptychSystem"]),

    // The content of a view as a value, which other formats, tests and HTML read. A program that
    // prints text alone does not build it.
    .target(name: "DiptychContent", dependencies: ["DiptychViews"]),

    // The two panels. Neither imports the other, and each exports the views: a program that prints
    // text imports DiptychText alone, and neither builds nor links HTML.
    .target(name: "DiptychText", dependencies: ["DiptychSystem", "DiptychViews"]),
    .target(
      name: "DiptychHTML",
      dependencies: ["DiptychContent", "DiptychSystem", "DiptychViews"]
    ),

    // The parser of HTML: problems of a page, pretty printing, and the outline for screen readers.
    // The site and the tests export it. A program that only writes HTML does not build it.
    .target(
      name: "DiptychHTMLTools",
      dependencies: ["DiptychFiles", "DiptychHTML", "DiptychViews"]
    ),

    // Formats for other media: GitHub Flavored Markdown, and tables for spreadsheets.
    .target(name: "DiptychFormats", dependencies: ["DiptychContent", "DiptychViews"]),

    // Plain text: the text of a view in reading order.
    .target(name: "DiptychPlain", dependencies: ["DiptychContent", "DiptychViews"]),

    // Blocks of code, syntax highlighting, and differences between texts.
    .target(name: "DiptychCode", dependencies: ["DiptychViews"]),

    // Output of other programs as views: escape sequences, and screenshots of terminals.
    .target(name: "DiptychANSI", dependencies: ["DiptychText", "DiptychViews"]),

    // Charts in the terminal and as SVG, from one definition.
    .target(name: "DiptychCharts", dependencies: ["DiptychContent", "DiptychViews"]),

    // Documents in GitHub Flavored Markdown, read by the C library cmark-gfm: as views, and as
    // pages of a site. The second target holds its declarations and names no pkg-config file, so
    // that a program without Markdown builds, without a warning, where the library is not
    // installed.
    .target(
      name: "DiptychCommonMark",
      dependencies: [
        "DiptychCMark", "DiptychCode", "DiptychHTML", "DiptychHTMLTools", "DiptychSite",
        "DiptychViews",
      ]
    ),
    .systemLibrary(name: "DiptychCMark"),

    // The states of loaded data, and the stores that load it. Imports no views.
    .target(name: "DiptychState", dependencies: ["DiptychSystem"]),

    // One store for the state of a whole program. The umbrella does not export it.
    .target(name: "DiptychRedux", dependencies: ["DiptychState", "DiptychSystem"]),

    // The components that show a state, and the host that runs their requests.
    .target(
      name: "DiptychAsync",
      dependencies: ["DiptychContent", "DiptychState", "DiptychSystem", "DiptychViews"]
    ),

    // Exports the modules above.
    .target(
      name: "Diptych",
      dependencies: [
        "DiptychAsync", "DiptychCode", "DiptychContent", "DiptychHTML", "DiptychPlain",
        "DiptychState", "DiptychText", "DiptychViews",
      ]
    ),

    // Printing to a terminal, and detection of its features. A tool that prints a table neither
    // builds nor links states and live regions.
    .target(
      name: "DiptychTerminal",
      dependencies: [
        "DiptychContent", "DiptychFiles", "DiptychPlain", "DiptychSystem", "DiptychText",
        "DiptychViews",
      ]
    ),

    // Regions of a terminal that are redrawn in place, spinners and bars of progress, keys, and
    // questions to a terminal and its user. A tool that only prints neither builds nor links it.
    .target(
      name: "DiptychLive",
      dependencies: [
        "DiptychFiles", "DiptychPlain", "DiptychSystem", "DiptychTerminal", "DiptychText",
        "DiptychViews",
      ]
    ),

    // Hosts that are shown in a terminal, and the focus that keys move.
    .target(
      name: "DiptychScreen",
      dependencies: [
        "DiptychAsync", "DiptychFiles", "DiptychLive", "DiptychState", "DiptychSystem",
        "DiptychTerminal", "DiptychText", "DiptychViews",
      ]
    ),

    // Sites: pages, files, addresses and checks; pages from a folder of texts, with any parser of
    // Markdown; and a local server for a preview.
    .target(
      name: "DiptychSite",
      dependencies: [
        "DiptychAsync", "DiptychFiles", "DiptychHTML", "DiptychHTMLTools", "DiptychSystem",
        "DiptychViews",
      ]
    ),

    // Reference files of snapshots, and differences from them.
    .target(
      name: "DiptychSnapshots",
      dependencies: [
        "DiptychCode", "DiptychContent", "DiptychFiles", "DiptychHTML", "DiptychHTMLTools",
        "DiptychSystem", "DiptychText", "DiptychViews",
      ]
    ),

    // The snapshot assertions for Swift Testing and XCTest. Linked by test targets only.
    .target(
      name: "DiptychTesting",
      dependencies: [
        "DiptychAsync", "DiptychContent", "DiptychFormats", "DiptychHTMLTools", "DiptychSnapshots",
        "DiptychState", "DiptychSystem", "DiptychViews",
      ]
    ),

    // The first page of the README. Its release build shows that the kit links no Foundation.
    .executableTarget(
      name: "diptych-greeting",
      dependencies: umbrella,
      path: "Examples/Greeting",
      exclude: ["README.md"]
    ),

    // The program that reviews, accepts and rejects changed outputs of tests.
    .executableTarget(
      name: "diptych-snapshots",
      dependencies: umbrella + [
        "DiptychScreen", "DiptychSnapshots", "DiptychTerminal",
      ],
      path: "Sources/DiptychSnapshotsTool"
    ),

    // The same program for an IDE and for `swift package`, which give it no terminal. Depends on
    // nothing: the package manager would build the program and the kit once more, as tools of the
    // plugin.
    .plugin(
      name: "DiptychSnapshotsPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshots",
          description: "Decides about outputs of tests that differ from their references."
        )
      ),
      path: "Sources/DiptychSnapshotsPlugin"
    ),

    // Shared by the example programs and the tool: reading arguments. A link to its sources.
    .target(
      name: "DiptychExampleSupport",
      dependencies: umbrella + ["DiptychTerminal"],
      path: "Examples/Support"
    ),

    // A server of written pages, which the example programs share.
    .target(
      name: "DiptychExampleServing",
      dependencies: ["DiptychSite", "DiptychTerminal"],
      path: "Examples/Serving"
    ),

    // A report on a git repository, in the terminal and as pages.
    .target(
      name: "DiptychRepoReport",
      dependencies: umbrella + [
        "DiptychCharts", "DiptychExampleServing", "DiptychExampleSupport", "DiptychLive",
        "DiptychScreen", "DiptychSite", "DiptychTerminal",
      ],
      path: "Examples/RepoReport",
      exclude: ["Program", "README.md"]
    ),
    .executableTarget(
      name: "repo-report",
      dependencies: ["DiptychRepoReport"],
      path: "Examples/RepoReport/Program"
    ),

    // Pages that are rendered for each request.
    .executableTarget(
      name: "diptych-server",
      dependencies: umbrella + ["DiptychSite"],
      path: "Examples/Server",
      exclude: ["README.md"]
    ),

    // Every component in every state, in the terminal and as pages.
    .target(
      name: "DiptychGallery",
      dependencies: umbrella + [
        "DiptychANSI", "DiptychCharts", "DiptychExampleServing", "DiptychExampleSupport",
        "DiptychSite", "DiptychTerminal",
      ],
      path: "Examples/Gallery",
      exclude: ["Program", "README.md"]
    ),
    .executableTarget(
      name: "diptych-gallery",
      dependencies: ["DiptychGallery"],
      path: "Examples/Gallery/Program"
    ),

    // The calls that code outside the package makes, and the snapshots of the components.
    .testTarget(
      name: "DiptychTests",
      dependencies: umbrella + [
        "DiptychANSI", "DiptychCharts", "DiptychFormats", "DiptychGallery", "DiptychHTMLTools",
        "DiptychSampling", "DiptychTesting",
      ]
    ),
    .testTarget(name: "DiptychFilesTests", dependencies: ["DiptychFiles", "DiptychSystem"]),
    .testTarget(
      name: "DiptychViewsTests",
      dependencies: umbrella + ["DiptychFormats", "DiptychHTMLTools"]
    ),
    .testTarget(
      name: "DiptychTextTests",
      dependencies: umbrella + [
        "DiptychANSI", "DiptychCharts", "DiptychPalettes", "DiptychSampling", "DiptychTesting",
      ],
      exclude: ["Unicode/Data"]
    ),
    .testTarget(name: "DiptychANSITests", dependencies: umbrella + ["DiptychANSI"]),
    .testTarget(
      name: "DiptychPlainTests",
      dependencies: umbrella + ["DiptychANSI", "DiptychTesting"]
    ),
    .testTarget(
      name: "DiptychChartsTests",
      dependencies: umbrella + [
        "DiptychCharts", "DiptychFormats", "DiptychHTMLTools", "DiptychLive",
        "DiptychPalettes", "DiptychSampling", "DiptychTesting",
      ],
      exclude: ["Scales/Data"]
    ),
    .testTarget(
      name: "DiptychCodeTests",
      dependencies: umbrella + ["DiptychFormats", "DiptychSampling"]
    ),
    .testTarget(
      name: "DiptychStateTests",
      dependencies: [
        "DiptychRedux", "DiptychSampling", "DiptychState", "DiptychStateTesting", "DiptychSystem",
        "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychReduxTests",
      dependencies: [
        "DiptychRedux", "DiptychState", "DiptychStateTesting", "DiptychSystem", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychAsyncTests",
      dependencies: umbrella + [
        "DiptychGallery", "DiptychRedux", "DiptychSampling", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychHTMLTests",
      dependencies: umbrella + [
        "DiptychANSI", "DiptychHTMLTools", "DiptychSampling", "DiptychTesting",
      ],
      exclude: ["Escaping/Data"]
    ),
    .testTarget(
      name: "DiptychHTMLToolsTests",
      dependencies: umbrella + [
        "DiptychHTMLTools", "DiptychSampling", "DiptychSnapshots", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychTerminalTests",
      dependencies: umbrella + [
        "DiptychForeignTool", "DiptychFormats", "DiptychLive", "DiptychSampling",
        "DiptychTerminal", "DiptychTerminalProbe", "DiptychTerminalTesting", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychScreenTests",
      dependencies: umbrella + [
        "DiptychLive", "DiptychSampling", "DiptychScreen", "DiptychScreenProbe",
        "DiptychTerminal", "DiptychTerminalTesting", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychFormatsTests",
      dependencies: umbrella + [
        "DiptychANSI", "DiptychFormats", "DiptychSampling", "DiptychTesting",
      ]
    ),

    .testTarget(
      name: "DiptychSnapshotsTests",
      dependencies: [
        "DiptychCode", "DiptychContent", "DiptychHTML", "DiptychHTMLTools", "DiptychSampling",
        "DiptychSnapshots", "DiptychTesting", "DiptychText", "DiptychViews",
      ]
    ),
    .testTarget(
      name: "DiptychSiteTests",
      dependencies: umbrella + [
        "DiptychExampleTesting", "DiptychHTMLTools", "DiptychHTTPTesting", "DiptychSampling",
        "DiptychSite", "DiptychSiteProbe", "DiptychTerminalTesting", "DiptychTesting",
      ]
    ),
    .testTarget(
      name: "DiptychTestingTests",
      dependencies: umbrella + ["DiptychRedux", "DiptychTesting"]
    ),
    .testTarget(
      name: "ServerTests",
      dependencies: umbrella + [
        "DiptychHTTPTesting", "DiptychSite", "DiptychTesting", "diptych-server",
      ]
    ),
    .testTarget(
      name: "SnapshotsToolTests",
      dependencies: umbrella + [
        "DiptychExampleTesting", "DiptychHTMLTools", "DiptychSnapshots", "diptych-snapshots",
        "DiptychTerminal", "DiptychTerminalTesting", "DiptychTesting",
      ]
    ),

    // The recipes of CONTRIBUTING.md: a step that was forgotten fails here.
    .testTarget(name: "RecipeTests"),

    // The program that tests of the terminal run on a pseudo-terminal.
    .executableTarget(
      name: "DiptychTerminalProbe",
      dependencies: umbrella + ["DiptychLive", "DiptychTerminal"],
      path: "Tests/TerminalProbe"
    ),

    // The interactive program that tests run on a pseudo-terminal.
    .executableTarget(
      name: "DiptychScreenProbe",
      dependencies: umbrella + ["DiptychScreen", "DiptychTerminal"],
      path: "Tests/ScreenProbe"
    ),

    // The program that writes a site, which tests kill.
    .executableTarget(
      name: "DiptychSiteProbe",
      dependencies: umbrella + ["DiptychSite"],
      path: "Tests/SiteProbe"
    ),

    // A command-line tool as somebody writes it who only wants to print. Tests run it in a
    // terminal, in a pipe, and kill it.
    .executableTarget(
      name: "DiptychForeignTool",
      dependencies: ["DiptychFormats", "DiptychLive", "DiptychTerminal"],
      path: "Tests/DiptychForeignTool"
    ),

    // Pseudo-terminals that tests run programs in, and an emulator that reads them back.
    .target(
      name: "DiptychTerminalTesting",
      dependencies: ["DiptychTerminal", "DiptychText"],
      path: "Tests/TerminalTesting"
    ),

    // Sample states, their notation, and the pages of the documentation that are written from them.
    .target(
      name: "DiptychStateTesting",
      dependencies: ["DiptychState", "DiptychSystem", "DiptychTesting"],
      path: "Tests/StateTesting"
    ),

    // A client of HTTP that blocks threads of its own, and sends whatever a test writes.
    .target(
      name: "DiptychHTTPTesting",
      dependencies: ["DiptychTerminalTesting"],
      path: "Tests/HTTPTesting"
    ),

    // How much of a law the tests check: a sample, or all in `Scripts/check-release`; and random
    // numbers that are the same in each run.
    .target(name: "DiptychSampling", path: "Tests/Sampling"),

    // The colours of five terminals, for the contrast of what is drawn there.
    .target(name: "DiptychPalettes", dependencies: ["DiptychViews"], path: "Tests/Palettes"),

    // The folders that tests of the examples write to.
    .target(name: "DiptychExampleTesting", path: "Tests/ExampleTesting"),
  ],
  swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
// `.ci/run` has warnings be errors; a client's own CI has not.
if Context.environment["DIPTYCH_WARNINGS"] == "errors" {
  settings.append(.treatAllWarnings(as: .error))
}
for target in package.targets where target.type != .plugin && target.type != .system {
  target.swiftSettings = settings
}

// The test targets that `.ci/run quick` builds; all of them unless it names some.
if let names = Context.environment["DIPTYCH_TESTS"]?.split(separator: ",").map(String.init) {
  let tests = package.targets.filter { $0.type == .test }.map(\.name)
  if let name = names.first(where: { !tests.contains($0) }) {
    fatalError("DIPTYCH_TESTS names \(name), but there is no test target of this name.")
  }
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
