import DiptychCMark
import DiptychViews

/// A node of a cmark-gfm tree.
///
/// It is valid as long as the tree exists.
struct CMarkNode {
  let pointer: OpaquePointer?

  /// The name of the node's type.
  var type: String {
    switch cmark_node_get_type(pointer) {
    // CMARK_NODE_FOOTNOTE_DEFINITION and CMARK_NODE_FOOTNOTE_REFERENCE, which have no name.
    case 0x800B: "footnote_definition"
    case 0xC00B: "footnote_reference"
    default: Self.string(cmark_node_get_type_string(pointer))
    }
  }

  /// The first line of the node, or 0 if it is not known.
  var line: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The text, the code or the HTML of the node.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }

  /// The words after the fence of a code block.
  var info: String { Self.string(cmark_node_get_fence_info(pointer)) }

  /// The address of a link or of the source of an image.
  var url: String { Self.string(cmark_node_get_url(pointer)) }

  /// The title of a link or an image, which may be empty.
  var title: String { Self.string(cmark_node_get_title(pointer)) }

  /// The level of a heading.
  var level: Int { Int(cmark_node_get_heading_level(pointer)) }

  /// The style, the first number and the tightness of a list.
  var list: MarkdownNode.Kind {
    let isTight = cmark_node_get_list_tight(pointer) != 0
    // CMARK_ORDERED_LIST
    guard cmark_node_get_list_type(pointer) == 2 else {
      return .list(.unordered, start: 1, isTight: isTight)
    }
    return .list(.ordered, start: Int(cmark_node_get_list_start(pointer)), isTight: isTight)
  }

  /// The alignments of the columns of a table.
  var alignments: [TextAlignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<count).map { column in
      switch letters[column] {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
