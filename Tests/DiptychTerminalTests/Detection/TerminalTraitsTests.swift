import Diptych
import DiptychTerminal
import Testing

@Suite("Traits of a terminal")
struct TerminalTraitsTests {
  struct ColorCase: Sendable {
    let environment: [String: String]
    var isTerminal = true
    var preference = ColorPreference.auto
    let level: ColorLevel
  }

  static let colors: [ColorCase] = [
    // What the user said comes first.
    ColorCase(
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1"],
      preference: .always,
      level: .ansi256
    ),
    ColorCase(environment: [:], isTerminal: false, preference: .always, level: .ansi16),
    ColorCase(
      environment: ["TERM": "xterm", "FORCE_COLOR": "3"],
      preference: .never,
      level: .none
    ),
    // NO_COLOR, unless it is empty.
    ColorCase(environment: ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"], level: .none),
    ColorCase(environment: ["TERM": "xterm", "NO_COLOR": ""], level: .ansi16),
    // FORCE_COLOR.
    ColorCase(environment: ["TERM": "xterm", "FORCE_COLOR": "0"], level: .none),
    ColorCase(environment: ["TERM": "xterm", "FORCE_COLOR": "false"], level: .none),
    ColorCase(environment: ["FORCE_COLOR": "1"], isTerminal: false, level: .ansi16),
    ColorCase(environment: ["FORCE_COLOR": "true"], isTerminal: false, level: .ansi16),
    ColorCase(environment: ["FORCE_COLOR": "2"], isTerminal: false, level: .ansi256),
    ColorCase(environment: ["FORCE_COLOR": "3"], isTerminal: false, level: .trueColor),
    ColorCase(
      environment: ["TERM": "xterm-direct", "FORCE_COLOR": "2"],
      isTerminal: false,
      level: .trueColor
    ),
    // CLICOLOR.
    ColorCase(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, level: .ansi16),
    ColorCase(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, level: .none),
    ColorCase(environment: ["TERM": "xterm", "CLICOLOR": "0"], level: .none),
    // The terminal.
    ColorCase(environment: ["TERM": "xterm-256color"], isTerminal: false, level: .none),
    ColorCase(
      environment: ["TERM": "xterm", "TTY_COMPATIBLE": "1"],
      isTerminal: false,
      level: .ansi16
    ),
    ColorCase(environment: ["TERM": "xterm", "TTY_COMPATIBLE": "0"], level: .none),
    ColorCase(environment: [:], level: .none),
    ColorCase(environment: ["TERM": "dumb"], level: .none),
    ColorCase(environment: ["TERM": "vt220"], level: .ansi16),
    ColorCase(environment: ["TERM": "screen-256color"], level: .ansi256),
    ColorCase(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], level: .trueColor),
    ColorCase(environment: ["TERM": "tmux-256color", "COLORTERM": "truecolor"], level: .ansi256),
    ColorCase(environment: ["TERM": "xterm-kitty"], level: .trueColor),
    ColorCase(environment: ["TERM": "xterm", "WT_SESSION": "1"], level: .trueColor),
    ColorCase(
      environment: [
        "TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0",
      ],
      level: .trueColor
    ),
    ColorCase(
      environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"],
      level: .ansi256
    ),
  ]

  @Test("The first rule that says something decides the colours", arguments: colors)
  func color(_ example: ColorCase) {
    let traits = TerminalTraits(
      environment: example.environment,
      isTerminal: example.isTerminal,
      windowWidth: 100,
      preference: example.preference
    )
    #expect(traits.color == example.level)
  }

  @Test(
    "The width is that of COLUMNS, of the window, or 80; a pipe has none",
    arguments: [
      (["COLUMNS": "60"], true, 100, 60),
      (["COLUMNS": "60"], false, nil, 60),
      (["COLUMNS": "0"], true, 100, 100),
      (["COLUMNS": "wide"], true, 100, 100),
      ([:], true, 100, 100),
      ([:], true, nil, 80),
      ([:], false, nil, nil),
    ] as [([String: String], Bool, Int?, Int?)]
  )
  func width(environment: [String: String], isTerminal: Bool, window: Int?, width: Int?) {
    let traits = TerminalTraits(
      environment: environment,
      isTerminal: isTerminal,
      windowWidth: window
    )
    #expect(traits.width == width)
  }

  @Test(
    "The height is that of LINES, of the window, or 24; a pipe has none",
    arguments: [
      (["LINES": "60"], true, 100, 60),
      (["LINES": "60"], false, nil, nil),
      (["LINES": "0"], true, 100, 100),
      (["LINES": "high"], true, 100, 100),
      ([:], true, 100, 100),
      ([:], true, nil, 24),
      (["TTY_COMPATIBLE": "1"], false, nil, 24),
      ([:], false, nil, nil),
    ] as [([String: String], Bool, Int?, Int?)]
  )
  func height(environment: [String: String], isTerminal: Bool, window: Int?, height: Int?) {
    let traits = TerminalTraits(
      environment: environment,
      isTerminal: isTerminal,
      windowWidth: nil,
      windowHeight: window
    )
    #expect(traits.height == height)
  }

  @Test(
    "A terminal is interactive unless it is dumb, a machine's, or read aloud",
    arguments: [
      (["TERM": "xterm"], true, true),
      (["TERM": "xterm"], false, false),
      ([:], true, false),
      (["TERM": "dumb"], true, false),
      (["TERM": "unknown"], true, false),
      (["TERM": "xterm", "NO_COLOR": "1"], true, true),
      (["TERM": "xterm", "CI": "true"], true, false),
      (["TERM": "xterm", "CI": ""], true, true),
      (["TERM": "xterm", "CI": "true", "TTY_INTERACTIVE": "1"], true, true),
      (["TERM": "xterm", "ACCESSIBLE": "1"], true, false),
      (["TERM": "xterm", "ACCESSIBLE": "0"], true, true),
      (["TERM": "xterm", "ACCESSIBLE": "1", "TTY_INTERACTIVE": "1"], true, true),
      (["TERM": "xterm", "TTY_INTERACTIVE": "0"], true, false),
      (["TERM": "xterm", "TTY_INTERACTIVE": "yes"], true, true),
      (["TERM": "xterm", "TTY_INTERACTIVE": "1"], false, true),
      (["TERM": "xterm", "TTY_COMPATIBLE": "1"], false, true),
      (["TERM": "xterm", "TTY_COMPATIBLE": "0"], true, false),
    ] as [([String: String], Bool, Bool)]
  )
  func interactive(environment: [String: String], isTerminal: Bool, isInteractive: Bool) {
    let traits = TerminalTraits(
      environment: environment,
      isTerminal: isTerminal,
      windowWidth: nil
    )
    #expect(traits.isInteractive == isInteractive)
  }
}
