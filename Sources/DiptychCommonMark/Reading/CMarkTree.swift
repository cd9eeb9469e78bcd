import DiptychCMark
import DiptychViews
import Synchronization

/// A text that cmark-gfm has read.
struct CMarkTree: ~Copyable {
  private let root: OpaquePointer?
  private let iterator: OpaquePointer?

  // While cmark-gfm parses, it stores the first characters of its extensions in a global table.
  private static let reading = Mutex(())

  /// The options of cmark-gfm: `CMARK_OPT_FOOTNOTES`.
  private static let options: Int32 = 1 << 13

  init(_ markdown: ArraySlice<UInt8>) {
    root = Self.reading.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      let parser = cmark_parser_new(Self.options)
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough", "autolink", "tasklist"] {
        _ = cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
      }
      markdown.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      }
      return cmark_parser_finish(parser)
    }
    iterator = cmark_iter_new(root)
  }

  deinit {
    cmark_iter_free(iterator)
    cmark_node_free(root)
  }

  /// Returns the next event of a walk through the tree, or nil after the last one.
  func next() -> CMarkEvent? {
    switch cmark_iter_next(iterator) {
    case 2: .enter(CMarkNode(pointer: cmark_iter_get_node(iterator)))
    case 3: .exit(CMarkNode(pointer: cmark_iter_get_node(iterator)))
    default: nil
    }
  }
}

/// A step of a walk through a tree of cmark-gfm.
enum CMarkEvent {
  /// The beginning of a node.
  ///
  /// Leaves have only this event.
  case enter(CMarkNode)
  case exit(CMarkNode)
}

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
