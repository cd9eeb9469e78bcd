import DiptychCMark
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
