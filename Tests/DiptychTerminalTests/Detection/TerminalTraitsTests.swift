import Diptych
import DiptychTerminal
import Testing

@Suite("Traits of a terminal") struct TerminalTraitsTests {
  struct ColorCase: Sendable {
    let environment: [String: String]
    var isTerminal = true
    var preference = ColorPreference.auto
    let level: ColorLevel
  }

  static let colors: [ColorCase] = [
    // The user's choice comes first.
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
    // NO_COLOR, unless it is empty; a terminal keeps its weights.
    ColorCase(
      environment: ["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"],
      level: .monochrome
    ),
    ColorCase(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: false, level: .none),
    ColorCase(environment: ["TERM": "dumb", "NO_COLOR": "1"], level: .none),
    ColorCase(
      environment: ["TERM": "xterm", "NO_COLOR": "1", "TTY_COMPATIBLE": "1"],
      isTerminal: false,
      level: .monochrome
    ),
    ColorCase(environment: ["TERM": "xterm", "NO_COLOR": "1"], preference: .never, level: .none),
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
    // Terminals whose description names no colours keep their weights.
    ColorCase(environment: ["TERM": "vt100"], level: .monochrome),
    ColorCase(environment: ["TERM": "vt220"], level: .monochrome),
    ColorCase(environment: ["TERM": "xterm-mono"], level: .monochrome),
    ColorCase(environment: ["TERM": "linux-m"], level: .monochrome),
    ColorCase(environment: ["TERM": "vte-256color"], level: .ansi256),
    ColorCase(environment: ["TERM": "vt100", "FORCE_COLOR": "1"], level: .ansi16),
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
    ColorCase(environment: ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], level: .ansi256),
  ]

  @Test("The first rule that applies decides the colours", arguments: colors)
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
    "Hyperlinks go to terminals that know them, and nowhere else",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true), (["TERM": "alacritty"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "6800"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "5000"], false),
      (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], true),
      (
        ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.5.0"],
        true
      ),
      (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0"], false),
      (["TERM": "xterm", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.90.1"], true),
      (["TERM": "xterm", "TERM_PROGRAM": "WezTerm", "TERM_PROGRAM_VERSION": "20240203-1"], true),
      (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], false),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
      (["TERM": "screen", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
      (["TERM": "screen", "VTE_VERSION": "6800"], false),
      (["TERM": "xterm"], false), (["TERM": "linux"], false), (["TERM": "vt100"], false),
      (["TERM": "dumb", "WT_SESSION": "1"], false), ([:], false),
      (["TERM": "xterm-kitty", "CI": "true"], false),
      (["TERM": "xterm-kitty", "TTY_COMPATIBLE": "0"], false),
      (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
      (["TERM": "dumb", "CI": "true", "FORCE_HYPERLINK": "1"], true),
    ] as [([String: String], Bool)]
  )
  func hyperlinks(environment: [String: String], isKnown: Bool) {
    let traits = TerminalTraits(environment: environment, isTerminal: true, windowWidth: 80)
    #expect(traits.options.contains(.hyperlinks) == isKnown)
  }

  @Test(
    "Right-to-left letters are isolated on terminals that reorder them",
    arguments: [
      (["TERM": "xterm-256color", "VTE_VERSION": "5800"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "5603"], false),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220402"], true),
      (["TERM": "xterm", "TERM_PROGRAM": "mintty"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], false),
      (["TERM": "xterm-kitty"], false), (["TERM": "mlterm", "MLTERM": "3.9.3"], false),
      (["TERM": "tmux-256color", "VTE_VERSION": "7600"], false),
      (["TERM": "xterm", "VTE_VERSION": "7600", "LC_ALL": "C"], false),
      (["TERM": "dumb", "VTE_VERSION": "7600"], false),
      (["TERM": "xterm", "VTE_VERSION": "7600", "TTY_COMPATIBLE": "0"], false),
    ] as [([String: String], Bool)]
  )
  func bidirectionalIsolates(environment: [String: String], isKnown: Bool) {
    let traits = TerminalTraits(environment: environment, isTerminal: true, windowWidth: 80)
    #expect(traits.options.contains(.bidirectionalIsolates) == isKnown)
  }

  @Test("A pipe gets no hyperlinks because it gets colours") func hyperlinksInPipe() {
    var environment = ["TERM": "xterm-kitty", "FORCE_COLOR": "1"]
    func options() -> TextFormat.Options {
      TerminalTraits(environment: environment, isTerminal: false, windowWidth: nil).options
    }
    #expect(options() == [])
    environment["TTY_COMPATIBLE"] = "1"
    #expect(options() == [.absoluteColumns, .hyperlinks, .keepsLongWords])
  }

  @Test(
    "The width comes from COLUMNS, from the window, or is 80; a pipe has none",
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
    "The height comes from LINES, from the window, or is 24; a pipe has none",
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
    "A terminal is interactive unless it is dumb, on CI, or read aloud",
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
    let traits = TerminalTraits(environment: environment, isTerminal: isTerminal, windowWidth: nil)
    #expect(traits.isInteractive == isInteractive)
  }

  @Test(
    "Only ASCII is drawn where the locale has another codeset than UTF-8, and on a dumb terminal",
    arguments: [
      // The variables: the first of LC_ALL, LC_CTYPE and LANG that is set.
      ([:], true),
      (["LANG": "de_DE.UTF-8"], true),
      (["LANG": "C"], false),
      (["LC_CTYPE": "C", "LANG": "de_DE.UTF-8"], false),
      (["LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "C", "LC_CTYPE": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], false),
      (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C", "LANG": "C"], true),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "C"], false),
      (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "C"], true),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": ""], true),
      // The codeset.
      (["LANG": "POSIX"], false),
      (["LANG": "de_DE"], false),
      (["LANG": "de_DE.utf8"], true),
      (["LANG": "de_DE.Utf-8@euro"], true),
      (["LANG": "de_DE.ISO-8859-15@euro"], false),
      (["LANG": "ja_JP.eucJP"], false),
      (["LANG": "zh_CN.GB18030"], false),
      (["LANG": "utf8_XX"], false),
      // The terminal.
      (["LANG": "de_DE.UTF-8", "TERM": "dumb"], false),
      (["LANG": "de_DE.UTF-8", "TERM": "linux"], true),
      (["LANG": "de_DE.UTF-8", "TERM": "dumb", "TTY_COMPATIBLE": "0"], true),
    ] as [([String: String], Bool)]
  )
  func unicode(environment: [String: String], isAllowed: Bool) {
    let traits = TerminalTraits(environment: environment, isTerminal: true, windowWidth: 80)
    #expect(traits.options.contains(.ascii) == !isAllowed)
    #expect(traits.options.contains(.absoluteColumns) == traits.isInteractive)
  }

  @Test("A pipe has the codeset of the locale, whatever TERM is") func unicodeInPipe() {
    func options(_ environment: [String: String]) -> TextFormat.Options {
      TerminalTraits(environment: environment, isTerminal: false, windowWidth: nil).options
    }
    #expect(options(["LC_ALL": "C", "TERM": "xterm"]) == .ascii)
    #expect(options(["LC_ALL": "C.UTF-8", "TERM": "dumb"]) == [])
    #expect(options([:]) == [])
  }
}
