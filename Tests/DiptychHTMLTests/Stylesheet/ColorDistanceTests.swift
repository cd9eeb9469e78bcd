import Foundation
import Testing

@testable import DiptychHTML

/// The colours of series can be told from each other, with full sight and without one kind of cone.
@Suite("Distances of the colours of series") struct ColorDistanceTests {
  /// A kind of sight: full, or without the cones for long, middle or short waves.
  ///
  /// The matrices in linear light come from Machado, Oliveira and Fernandes 2009 for severity 1.
  enum Sight: CaseIterable {
    case full, protan, deutan, tritan

    fileprivate var matrix: [[Double]] {
      switch self {
      case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protan:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deutan:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .tritan:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }
  }

  /// Returns a colour in OKLab (Ottosson 2020), as a kind of sight has it.
  private func oklab(_ color: String, _ sight: Sight) throws -> [Double] {
    let bits = try #require(UInt32(color.dropFirst(), radix: 16))
    let linear = [16, 8, 0].map { OKLab.linear(Double(bits >> UInt32($0) & 0xFF)) }
    return OKLab.lab(OKLab.product(sight.matrix, linear).map { min(max($0, 0), 1) })
  }

  @Test("No two of eight colours are closer than 0.049", arguments: Sight.allCases)
  func distances(sight: Sight) throws {
    let properties = Sheet(Stylesheet.standard).properties
    for scheme in Sheet.Scheme.allCases {
      let colors = try (1...8).map { number in
        try oklab(Sheet.resolve("var(--series-\(number))", properties, in: scheme), sight)
      }
      var near: [String] = []
      for first in colors.indices {
        for second in colors.indices.dropFirst(first + 1) {
          let distance = zip(colors[first], colors[second]).reduce(0) {
            $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
          }.squareRoot()
          if distance < 0.049 {
            near.append("\(first + 1) and \(second + 1), \(scheme): \(distance)")
          }
        }
      }
      #expect(near == [])
    }
  }
}
