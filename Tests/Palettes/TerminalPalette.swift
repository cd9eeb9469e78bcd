package import DiptychViews

/// The default colours of a terminal: its ground, and the first 16 of its palette.
package struct TerminalPalette {
  package let name: String
  package let ground: UInt32
  package let colors: [UInt32]

  /// Returns the colour that the terminal shows for one of its palette, or an exact one.
  package func shown(_ color: Color) -> Color {
    for (index, hex) in colors.enumerated() where color == .indexed(UInt8(index)) {
      return Color(hex: hex)
    }
    return color
  }

  // Windows Terminal's light scheme is the one of those that it brings along with a light ground.
  package static let light = [
    TerminalPalette(name: "xterm", ground: 0xFF_FFFF, colors: xterm),
    TerminalPalette(name: "GNOME Terminal", ground: 0xFF_FFFF, colors: gnome),
    TerminalPalette(name: "macOS Terminal", ground: 0xFF_FFFF, colors: basic),
    TerminalPalette(name: "VS Code", ground: 0xFF_FFFF, colors: codeLight),
    TerminalPalette(name: "Windows Terminal", ground: 0xFA_FAFA, colors: oneHalfLight),
  ]

  package static let dark = [
    TerminalPalette(name: "xterm", ground: 0x00_0000, colors: xterm),
    TerminalPalette(name: "GNOME Terminal", ground: 0x1E_1E1E, colors: gnome),
    TerminalPalette(name: "macOS Terminal", ground: 0x1D_1E1D, colors: basicDark),
    TerminalPalette(name: "VS Code", ground: 0x1E_1E1E, colors: codeDark),
    TerminalPalette(name: "Windows Terminal", ground: 0x0C_0C0C, colors: campbell),
  ]

  // Source: XTerm-col.ad of xterm (ThomasDickey/xterm-snapshots); red3, blue2, gray90 and so on by
  // X11's rgb.txt. The ground is white unless a resource says otherwise.
  private static let xterm: [UInt32] = [
    0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
    0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
  ]

  // Source: the first of terminal_palettes in src/terminal-profile-editor.cc of GNOME Terminal, and
  // its color_schemes “GNOME light” and “GNOME dark” for the grounds.
  private static let gnome: [UInt32] = [
    0x1E_1E1E, 0xC0_1C28, 0x26_A269, 0xA2_734C, 0x12_488B, 0xA3_47BA, 0x2A_A1B3, 0xCF_CFCF,
    0x5D_5D5D, 0xF6_6151, 0x33_D17A, 0xE9_AD0C, 0x2A_7BDE, 0xC0_61CB, 0x33_C7DE, 0xFF_FFFF,
  ]

  // Source: “Terminal Basic” and “Terminal Basic Dark” in windowsterminal/ of
  // mbadolato/iTerm2-Color-Schemes: Terminal.app's default profile on both sides of the system.
  // Apple publishes no list.
  private static let basic: [UInt32] = [
    0x00_0000, 0x99_0000, 0x00_A600, 0x99_9900, 0x00_00B2, 0xB2_00B2, 0x00_A6B2, 0xBF_BFBF,
    0x66_6666, 0xE5_0000, 0x00_D900, 0xE5_E500, 0x00_00FF, 0xE5_00E5, 0x00_E5E5, 0xE5_E5E5,
  ]

  private static let basicDark: [UInt32] = [
    0x00_0000, 0xC6_5339, 0x6A_C44B, 0xB8_B74A, 0x64_44ED, 0xD3_57DB, 0x69_C1CF, 0xD1_D1D1,
    0x90_9090, 0xEB_5A3A, 0x77_EA51, 0xEF_EF53, 0xD0_9AF9, 0xEB_5AF7, 0x78_F1F2, 0xED_EDED,
  ]

  // Source: src/vs/workbench/contrib/terminal/common/terminalColorRegistry.ts of microsoft/vscode.
  // The grounds: its panel in “Light+” and “Dark+”.
  private static let codeDark: [UInt32] = [
    0x00_0000, 0xCD_3131, 0x0D_BC79, 0xE5_E510, 0x24_72C8, 0xBC_3FBC, 0x11_A8CD, 0xE5_E5E5,
    0x66_6666, 0xF1_4C4C, 0x23_D18B, 0xF5_F543, 0x3B_8EEA, 0xD6_70D6, 0x29_B8DB, 0xE5_E5E5,
  ]

  private static let codeLight: [UInt32] = [
    0x00_0000, 0xCD_3131, 0x10_7C10, 0x94_9800, 0x04_51A5, 0xBC_05BC, 0x05_98BC, 0x55_5555,
    0x66_6666, 0xCD_3131, 0x14_CE14, 0xB5_BA00, 0x04_51A5, 0xBC_05BC, 0x05_98BC, 0xA5_A5A5,
  ]

  // Source: “Campbell” and “One Half Light” in src/cascadia/TerminalSettingsModel/defaults.json of
  // microsoft/terminal.
  private static let campbell: [UInt32] = [
    0x0C_0C0C, 0xC5_0F1F, 0x13_A10E, 0xC1_9C00, 0x00_37DA, 0x88_1798, 0x3A_96DD, 0xCC_CCCC,
    0x76_7676, 0xE7_4856, 0x16_C60C, 0xF9_F1A5, 0x3B_78FF, 0xB4_009E, 0x61_D6D6, 0xF2_F2F2,
  ]

  private static let oneHalfLight: [UInt32] = [
    0x38_3A42, 0xE4_5649, 0x50_A14F, 0xC1_8301, 0x01_84BC, 0xA6_26A4, 0x09_97B3, 0xFA_FAFA,
    0x4F_525D, 0xDF_6C75, 0x98_C379, 0xE4_C07A, 0x61_AFEF, 0xC5_77DD, 0x56_B5C1, 0xFF_FFFF,
  ]
}
