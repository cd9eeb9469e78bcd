/// A key of the keyboard with the modifiers that were held when it was pressed.
///
/// ```swift
/// switch key {
/// case .tab: focusNext()
/// case .up, .character("k"): moveUp()
/// case .control("l"): refresh()
/// default: break
/// }
/// ```
///
/// A terminal sends characters and control sequences instead of keys, so some keys can't be
/// distinguished. Ctrl-I arrives as ``tab``, Ctrl-M and Ctrl-J arrive as ``enter``, and Ctrl-H
/// arrives as ``backspace``. Shift with a letter arrives as a capital letter without a modifier.
/// For a key that types no character, such as an arrow key, Shift arrives as the modifier
/// ``Modifiers/shift``.
public struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Code: Hashable, Sendable {
    /// A character of one Unicode scalar.
    ///
    /// A combining mark arrives as a separate event after its base character.
    case character(Character)
    case enter
    case tab
    case escape
    case backspace
    case delete
    case insert
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// A function key; 1 is F1.
    case function(Int)
  }

  /// The modifier keys that were held: Shift, Alt and Ctrl.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates modifiers from bits: 1 for Shift, 2 for Alt and 4 for Ctrl.
    ///
    /// In a control sequence, a terminal sends this number plus one as the modifier parameter.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    /// Alt, which is Option on a Mac.
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key without its modifiers.
  public var code: Code
  /// The modifiers that were held when the key was pressed.
  public var modifiers: Modifiers

  /// Creates a key with modifiers.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The character that the key types, or nil for a key that types no character, such as an arrow
  /// key or Ctrl-C.
  public var character: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}

extension Key {
  public static let enter = Key(.enter)
  public static let tab = Key(.tab)
  /// Shift-Tab.
  public static let backTab = Key(.tab, .shift)
  public static let escape = Key(.escape)
  public static let backspace = Key(.backspace)
  public static let delete = Key(.delete)
  public static let insert = Key(.insert)
  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)

  /// Returns the key of a character, without modifiers.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// Returns the key of a character with Ctrl.
  ///
  /// Pass a letter in lowercase, such as `"c"` for Ctrl-C.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  /// Returns the key of a character with Alt.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }

  /// Returns the function key with a number; 1 is F1.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }
}

/// An input event of a terminal: a key press, pasted text or a resized window.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted.
  ///
  /// Lines are separated by line feeds. A text of more than 64 KiB arrives in several events.
  case paste(String)
  /// The window was resized; the associated values are its new numbers of columns and rows.
  case resize(columns: Int, rows: Int)
}
