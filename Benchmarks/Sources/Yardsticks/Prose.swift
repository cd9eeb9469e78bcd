/// The text of paragraphs of about 460 bytes; every fourth needs escaping.
public enum Prose {
  private static let opening = """
    Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut \
    labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco \
    laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in \
    voluptate velit esse cillum dolore eu fugiat nulla pariatur.
    """

  private static let special = """
    Excepteur sint <occaecat> cupidatat & non proident, "sunt" in culpa qui officia deserunt \
    mollit anim id est laborum.
    """

  private static let plain = """
    Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit \
    anim id est laborum sed.
    """

  /// Returns the first paragraphs.
  public static func paragraphs(_ count: Int) -> [String] {
    (0..<count).map { "\(opening) \($0 % 4 == 0 ? special : plain) Paragraph \($0)." }
  }
}
