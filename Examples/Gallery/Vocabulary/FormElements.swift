import Diptych

/// The elements of forms.
struct FormElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Forms") }
      HTML.form(
        .id("form"),
        .name("form"),
        .action("index.html"),
        .method("post"),
        .enctype("multipart/form-data"),
        .acceptCharset("utf-8"),
        .autocomplete("on"),
        .novalidate,
        .rel("nofollow"),
        .target("_self")
      ) {
        HTML.fieldset(.name("fields"), .form("form")) {
          HTML.legend { Text("Fields") }
          InputElements()
        }
        HTML.fieldset(.disabled) {
          HTML.legend { Text("Disabled") }
          DisabledElements()
        }
        ChoiceElements()
        ButtonElements()
        ResultElements()
      }
    }
  }
}

/// Inputs of several types, and a text area.
private struct InputElements: View {
  var body: some View {
    field("text") {
      HTML.input(
        .type("text"),
        .id("text"),
        .name("text"),
        .form("form"),
        .value("Ada"),
        .placeholder("a name"),
        .pattern("[A-Z].*"),
        .minlength(1),
        .maxlength(20),
        .size(20),
        .list("names"),
        .autocomplete("name"),
        .dirname("text.dir"),
        .required
      )
    }
    HTML.datalist(.id("names")) { HTML.option(.value("Ada")) {} }
    field("number") {
      HTML.input(.type("number"), .id("number"), .min("0"), .max("9"), .step("3"), .readonly)
    }
    field("file") {
      HTML.input(.type("file"), .id("file"), .accept("image/*"), .multiple)
    }
    field("colour") { HTML.input(.type("color"), .id("colour"), .alpha, .colorspace("display-p3")) }
    field("check") { HTML.input(.type("checkbox"), .id("check"), .checked) }
    field("lines") {
      HTML.textarea(
        .id("lines"),
        .name("lines"),
        .form("form"),
        .rows(3),
        .cols(20),
        .wrap("hard"),
        .minlength(1),
        .maxlength(99),
        .placeholder("several lines"),
        .autocomplete("off"),
        .dirname("lines.dir"),
        .readonly,
        .required
      ) {
        Text("one\ntwo")
      }
    }
  }

  private func field<Control: View>(
    _ name: String,
    @ViewBuilder control: () -> Control
  ) -> some View {
    HTML.p {
      HTML.label(.for(name)) { Text("\(name) ") }
      control()
    }
  }
}

/// Disabled controls.
private struct DisabledElements: View {
  var body: some View {
    HTML.input(.aria("label", "Input"), .disabled)
    HTML.textarea(.aria("label", "Text area"), .disabled) {}
    HTML.button(.type("button"), .disabled) { Text("Button") }
    HTML.select(.aria("label", "Select"), .disabled) {
      HTML.optgroup(.label("Group"), .disabled) { HTML.option(.disabled) { Text("Option") } }
    }
  }
}

/// List boxes.
private struct ChoiceElements: View {
  var body: some View {
    HTML.p {
      HTML.label(.for("choice")) { Text("choice ") }
      HTML.select(
        .id("choice"),
        .name("choice"),
        .form("form"),
        .autocomplete("off"),
        .size(3),
        .multiple,
        .required
      ) {
        HTML.optgroup(.label("Numbers")) {
          HTML.option(.value("1"), .selected) { Text("one") }
          HTML.option(.value("2"), .label("two")) {}
        }
      }
    }
    HTML.template { HTML.button(.type("button")) { HTML.selectedcontent {} } }
  }
}

/// Buttons that submit the form, and buttons that open a popover or a dialog.
private struct ButtonElements: View {
  var body: some View {
    HTML.p {
      HTML.input(
        .type("image"),
        .src("cat.svg"),
        .alt("Send the cat"),
        .width(48),
        .height(24),
        .formaction("index.html"),
        .formenctype("text/plain"),
        .formmethod("post"),
        .formnovalidate,
        .formtarget("_self")
      )
      HTML.button(
        .type("submit"),
        .name("send"),
        .value("yes"),
        .form("form"),
        .formaction("index.html"),
        .formenctype("text/plain"),
        .formmethod("post"),
        .formnovalidate,
        .formtarget("_self")
      ) {
        Text("Send")
      }
      HTML.input(
        .type("button"),
        .value("Show"),
        .popovertarget("popover"),
        .popovertargetaction("show")
      )
      HTML.button(.type("button"), .popovertarget("popover"), .popovertargetaction("toggle")) {
        Text("Toggle")
      }
      HTML.button(.type("button"), .commandfor("dialog"), .command("show-modal")) {
        Text("Open")
      }
    }
    HTML.div(.id("popover"), .popover("auto")) { Text("A popover") }
  }
}

/// The elements that show a result, a progress or a measurement.
private struct ResultElements: View {
  var body: some View {
    HTML.p {
      HTML.output(.for("number"), .form("form"), .name("sum")) { Text("42") }
      HTML.progress(.max(4), .value(3), .aria("label", "Done")) { Text("75 %") }
      HTML.meter(
        .min(0),
        .low(20),
        .optimum(50),
        .high(80),
        .max(100),
        .value(42),
        .aria("label", "Full")
      ) {
        Text("42 %")
      }
    }
  }
}
