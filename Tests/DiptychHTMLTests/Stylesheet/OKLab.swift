import Foundation

/// Colours in OKLab (Ottosson 2020).
enum OKLab {
  /// Returns a colour in linear light, from 0 to 1, as lightness and two opponent colours.
  static func lab(_ linear: [Double]) -> [Double] {
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      linear
    ).map { cbrt($0) }
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ],
      cones
    )
  }

  /// Returns a colour, with parts from 0 to 255, with another lightness and another chroma.
  static func sameHue(as color: [Double], lightness: Double, chroma: Double) -> [Double] {
    let lab = lab(color.map(linear))
    let hue = atan2(lab[2], lab[1])
    let cones = product(
      [
        [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.2914855480],
      ],
      [lightness, chroma * cos(hue), chroma * sin(hue)]
    ).map { $0 * $0 * $0 }
    return product(
      [
        [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.7076147010],
      ],
      cones
    ).map { value in
      let value = min(max(value, 0), 1)
      return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  /// Returns a part of a colour, from 0 to 255, in linear light.
  static func linear(_ part: Double) -> Double {
    let value = part / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
