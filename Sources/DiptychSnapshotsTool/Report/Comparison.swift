import Diptych

/// A comparison of two pictures, side by side or over each other with a movable border.
///
/// The border is moved by CSS rules and by a group of radio buttons, which are strips of the
/// picture. So no script runs in a page of outputs that nobody has reviewed yet. The border follows
/// the pointer, stays where the user clicks or touches, and moves with the arrow keys. A screen
/// reader reads a group with its name and the position of the border. Other elements are less
/// suitable, because an area with a handle (`resize`) needs a mouse, and a range needs a script.
struct Comparison<Picture: View>: View {
  /// A unique name among the comparisons.
  let id: String
  /// The reference and the output, or the output alone.
  let pictures: [ReportPicture]
  @ViewBuilder let content: (ReportPicture) -> Picture

  /// The number of steps of the border.
  static var steps: Int { 20 }

  var body: some View {
    if pictures.count > 1 {
      HTML.div(.class("comparison")) {
        HTML.fieldset {
          HTML.legend { Text("Layout") }
          HTML.label {
            radio("layout", "beside", isChecked: true)
            Text(" Beside each other")
          }
          HTML.label {
            radio("layout", "over")
            Text(" Over each other")
          }
        }
        scroller
        HTML.p(.class("hint")) {
          Text("The border follows the pointer; a click keeps it, the arrow keys move it.")
        }
      }
    } else {
      scroller
    }
  }

  /// The pictures, which scroll together.
  private var scroller: some View {
    HTML.div(.class("scroller"), .tabindex(0), .role("group"), .aria("label", "Pictures")) {
      HTML.div(.class("pictures")) {
        ForEach(pictures, id: \.name) { picture in
          NamedPicture(name: picture.name) { content(picture) }
        }
        if pictures.count > 1 { border }
      }
    }
  }

  private var border: some View {
    HTML.fieldset {
      HTML.legend { Text("Border between reference and output") }
      ForEach(0...Self.steps, id: \.self) { step in
        HTML.label {
          radio("border", "\(step)", isChecked: step == Self.steps / 2)
          HTML.span { Text("\(step * 100 / Self.steps) %") }
        }
      }
    }
  }

  private func radio(_ name: String, _ value: String, isChecked: Bool = false) -> some View {
    HTML.input(
      .type("radio"),
      .name("\(id)-\(name)"),
      .value(value),
      .checked(isChecked)
    )
  }
}
