import DiptychSnapshots
public import DiptychViews

/// A text that contains renderings of a view side by side, one for each step of a scenario.
///
/// ```swift
/// var strip = FilmStrip(width: 80)
/// strip.add("idle", Screen(state: store.state))
/// await store.load()
/// strip.add("loaded", Screen(state: store.state))
/// expectSnapshot(of: strip.description, named: "first load")
/// ```
///
/// ```text
/// ╭─ 1 idle ───────────────╮ ╭─ 2 loaded ─────────────╮
/// │ ⠋ Loading…             │ │ Ada                    │
/// ╰────────────────────────╯ ╰────────────────────────╯
/// ```
public struct FilmStrip: Sendable, CustomStringConvertible {
  private struct Frame: Identifiable, Sendable {
    let id: Int
    let label: String
    let picture: String
  }

  private struct Row: Identifiable, Sendable {
    let id: Int
    let frames: [Frame]
  }

  private let width: Int
  private let frameWidth: Int
  private var frames: [Frame] = []

  /// Creates an empty film strip.
  ///
  /// - Parameters:
  ///   - width: The width of the whole text, in terminal cells. A rendering that does not fit is
  ///     placed in the next row.
  ///   - frameWidth: The width of each rendering without its border, in terminal cells.
  public init(width: Int = 80, frameWidth: Int = 22) {
    self.width = width
    self.frameWidth = frameWidth
  }

  /// Renders a view, and adds the rendering to the film strip.
  ///
  /// The border of the rendering shows its number and its label, as in `╭─ 1 idle ─╮`.
  public mutating func add<V: View>(_ label: String, _ view: V) {
    frames.append(
      Frame(
        id: frames.count + 1,
        label: label,
        picture: SnapshotFormat.text(width: frameWidth).output(of: view)
      )
    )
  }

  /// The text of the film strip.
  public var description: String {
    SnapshotFormat.text(width: width).output(
      of: VStack {
        ForEach(rows) { row in
          HStack {
            ForEach(row.frames) { frame in
              Panel("\(frame.id) \(frame.label)") {
                Text(verbatim: frame.picture).frame(width: frameWidth, alignment: .leading)
              }
            }
          }
        }
      }
    )
  }

  private var rows: [Row] {
    // A frame has a border and a blank on each side, and a blank separates two frames.
    let perRow = max(1, (width + 1) / (frameWidth + 5))
    return stride(from: 0, to: frames.count, by: perRow).map { start in
      Row(id: start, frames: Array(frames[start..<min(start + perRow, frames.count)]))
    }
  }
}
