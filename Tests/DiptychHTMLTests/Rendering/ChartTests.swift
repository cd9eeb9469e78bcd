import Diptych
import Testing

@Suite("Charts") struct ChartTests {
  private let segments = [BarSegment(214, role: .added), BarSegment(58, role: .removed)]

  @Test("A curve of a line's height") func sparkline() {
    let view = Sparkline("S", values: [1, 2, .nan, 0])
    #expect(
      view.rendered(as: .html) == """
        <svg class="sparkline width-4" role="img" aria-label="S: 3 values from 0 to 2, the last \
        0" viewBox="0 0 3 3" preserveAspectRatio="none">\
        <polyline vector-effect="non-scaling-stroke" points="0,1.5 1,0.0"></polyline>\
        <polyline vector-effect="non-scaling-stroke" points="2,3.0 3,3.0"></polyline></svg>
        """
    )
  }

  @Test("Segments of a bar in the colours of their roles") func parts() {
    let view = SegmentedBar("Lines", segments, of: 400)
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" role="img" aria-label="Lines: 214 added, 58 removed">\
        <rect class="added" width="53.5%" height="100%"></rect>\
        <rect class="removed" x="53.5%" width="14.5%" height="100%"></rect></svg>
        """
    )
  }

  @Test("A segment above zero is wide enough to be visible") func smallSegments() {
    let view = SegmentedBar(
      "Tests",
      [
        BarSegment(997, role: .success), BarSegment(3, role: .danger),
        BarSegment(0, role: .warning),
      ]
    )
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" role="img" aria-label="Tests: 997 success, 3 danger, 0 warning">\
        <rect class="success" width="98%" height="100%"></rect>\
        <rect class="danger" x="98%" width="2%" height="100%"></rect>\
        <rect class="warning" x="100%" width="0%" height="100%"></rect></svg>
        """
    )
  }

  @Test("Redacted segments are equal") func redactedSegments() {
    let view = SegmentedBar("Lines", segments).redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <svg class="churn" aria-hidden="true"><rect class="line" width="50%" height="100%"></rect>\
        <rect class="line" x="50%" width="50%" height="100%"></rect></svg>
        """
    )
  }

  @Test("Small numbers keep three digits") func smallNumbers() {
    #expect(
      Sparkline("S", values: [0.0004, 0.00012345, 1e-9, 0.0126]).rendered(as: .html) == """
        <svg class="sparkline width-4" role="img" aria-label="S: 4 values from 1e-09 to 0.013, the \
        last 0.013" viewBox="0 0 3 3" preserveAspectRatio="none"><polyline \
        vector-effect="non-scaling-stroke" points="0,2.9 1,2.97 2,3.0 3,0.0"></polyline></svg>
        """
    )
  }
}
