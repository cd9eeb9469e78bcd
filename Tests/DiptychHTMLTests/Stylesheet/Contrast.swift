import Foundation

/// The contrast of two colours (WCAG 2.2, "contrast ratio").
enum Contrast {
  /// The ratio of two colours in hexadecimal, from 1 to 21; none if one is no such colour.
  static func ratio(_ first: String, _ second: String) -> Double? {
    guard let first = luminance(first), let second = luminance(second) else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance of `#rrggbb`.
  private static func luminance(_ color: String) -> Double? {
    guard color.hasPrefix("#"), color.count == 7, let bits = UInt32(color.dropFirst(), radix: 16)
    else { return nil }
    let components = [16, 8, 0].map { shift in
      let value = Double(bits >> UInt32(shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
  }
}
