import DiptychHTMLTools
import Testing

@Suite("Values of sliders")
struct SliderValueTests {
  @Test(
    "A slider stands in the middle, on the nearest step",
    arguments: [
      ("", "50"), ("max=5", "3"), ("min=-3 max=0", "-1"), ("min=5 max=1", "5"),
      ("min=0 max=1 step=0.1", "0.5"), ("max=0.6 step=0.1", "0.3"), ("max=0.9 step=any", "0.45"),
      ("min=.1 max=.2 step=ANY", "0.15"), ("max=90 step=10", "50"), ("max=3 step=10", "0"),
      ("min=1 max=10 step=2", "5"), ("max=10 step=0", "5"), ("max=10 step=-1", "5"),
      ("max=10 step=x", "5"), ("max=1 step=.3", "0.6"), ("min=1.1 max=4.4 step=1.1", "3.3"),
      ("max=0.9", "0"),
    ]
  )
  func middle(attributes: String, value: String) {
    expect(attributes, value)
  }

  @Test(
    "A number that is none of HTML, or too large, is ignored",
    arguments: ["max=+10", "max=10.", "max=' 10'", "max=0x10", "max=1e400", "max=NaN", "max=''"]
  )
  func noNumber(attributes: String) {
    expect(attributes, "50")
  }

  @Test(
    "The ends may be far apart",
    arguments: [
      ("min=-9223372036854775808 max=9223372036854775807", "0"),
      ("min=-1.7976931348623157e308 max=1.7976931348623157e308", "0"),
      ("min=-1.7976931348623157e308 max=1.7976931348623157e308 step=any", "0"),
      ("max=1e30 step=any", "5e+29"),
    ]
  )
  func far(attributes: String, value: String) {
    expect(attributes, value)
  }

  @Test(
    "A value that is given is moved between the ends",
    arguments: [
      ("value=30", "30"), ("value=500", "100"), ("value=-3", "0"), ("value=abc", "50"),
      ("value=33 step=10", "33"), ("value=33 min=0 step=10", "30"),
      ("value=97 min=0 max=99 step=10", "90"), ("value=2.5 min=-7 max=7", "3"),
    ]
  )
  func given(attributes: String, value: String) {
    expect(attributes, value)
  }

  private func expect(_ attributes: String, _ value: String) {
    let outline = AccessibilityOutline(html: "<input type=range aria-label=A \(attributes)>")
    #expect(outline.description == "- slider \"A\": \"\(value)\"\n")
  }
}
