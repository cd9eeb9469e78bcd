/// The meaning of a text, a line or an area.
///
/// A theme defines the look of each role.
public enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// The main text.
  case text
  /// Labels, notes and other secondary text.
  case secondary
  /// Links, bars, rules and other marks, which share one colour.
  case accent
  /// Text on an area in the colour of ``accent``.
  case onAccent
  /// The background of the page.
  case background
  /// The background of areas that stand out from the page, such as code.
  case secondaryBackground
  /// Decorative lines that separate content, and the tracks of bars.
  case border
  /// Lines that have to be visible, such as the lines of controls, headers and axes.
  case edge
  /// Information.
  case info
  /// Success.
  case success
  /// A warning.
  case warning
  /// A failure, or a danger.
  case danger
  /// Something that was added.
  case added
  /// Something that was removed.
  case removed
  /// A link.
  case link
  /// Code in a line of text.
  case code
  /// A name that machines use, such as a hash or the number of an issue.
  case identifier
  /// The name of a person or an account.
  case person
  /// The name of a value, and other words beside content, such as the ticks of an axis, the folder
  /// of a file, the age of an item, or a unit.
  case label
  /// A value that has a name.
  case value
  /// The titles of the columns of a table.
  case tableHeader
  /// The part of a bar that is not filled.
  case track
  /// The marker of an item of a list.
  case marker
  /// A heading of level 1.
  case heading1
  /// A heading of level 2.
  case heading2
  /// A heading of level 3.
  case heading3
  /// A heading of level 4.
  case heading4
  /// A heading of level 5.
  case heading5
  /// A heading of level 6.
  case heading6
  /// A keyword of code.
  case keyword
  /// The name of a type or of a called function, in source code.
  case type
  /// A string in code.
  case string
  /// A number in code.
  case number
  /// A comment in code.
  case comment

  /// Returns the role of a heading; a level below 1 counts as 1, and a level above 6 counts as 6.
  public static func heading(_ level: Int) -> Role {
    Role(rawValue: heading1.rawValue + UInt8(min(max(level, 1), 6) - 1)) ?? .heading6
  }

  /// The parent of this role, or nil for a role that inherits nothing.
  ///
  /// If a theme does not set a property of the role's ``Theme/Style``, the role has this property
  /// of its parent.
  public var parent: Role? {
    switch self {
    case .text, .secondary, .accent, .onAccent, .background, .secondaryBackground, .border, .edge,
      .info, .success, .warning, .danger:
      nil
    case .added, .string: .success
    case .removed, .keyword: .danger
    case .link: .accent
    case .type: .info
    case .number: .warning
    case .track: .border
    case .label, .tableHeader, .marker, .comment, .heading5, .heading6: .secondary
    case .code, .identifier, .person, .value, .heading1, .heading2, .heading3, .heading4: .text
    }
  }
}

/// The meaning of a message or a symbol, such as success or danger.
public enum Status: UInt8, Hashable, Sendable, CaseIterable {
  case info
  case success
  case warning
  case danger

  /// The role that determines the look of the status.
  public var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .danger: .danger
    }
  }
}

// Names from other libraries; the compiler suggests the name in this library instead.
extension Status {
  @available(*, unavailable, renamed: "danger")
  public static var error: Status { .danger }

  @available(*, unavailable, renamed: "danger")
  public static var failure: Status { .danger }
}

extension Theme.Glyphs {
  /// Returns the symbol of a status.
  public func symbol(_ status: Status) -> String {
    switch status {
    case .info: info
    case .success: success
    case .warning: warning
    case .danger: danger
    }
  }
}
