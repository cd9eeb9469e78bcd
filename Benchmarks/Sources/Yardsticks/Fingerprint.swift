/// A fingerprint of a text: its length and a hash of its bytes.
public struct Fingerprint: Hashable, Sendable {
  /// The length in bytes.
  public let count: Int
  /// The 64-bit FNV-1a hash (Fowler, Noll, Vo).
  public let hash: UInt64

  /// Creates the fingerprint of bytes.
  public init(of bytes: some Sequence<UInt8>) {
    var count = 0
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      count += 1
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    self.init(count: count, hash: hash)
  }

  private init(count: Int, hash: UInt64) {
    self.count = count
    self.hash = hash
  }

  /// Creates the fingerprint of jobs, as lines of cells separated by tabs.
  public init(of jobs: [Job], columns: Job.Columns) {
    let lines = jobs.map { $0.cells(columns).joined(separator: "\t") + "\n" }
    self.init(of: lines.joined().utf8)
  }
}

extension Fingerprint {
  /// The table of 1,000 users in HTML.
  public static let table = Fingerprint(count: 280_663, hash: 0x4A5D_BC95_B126_6335)
  /// The 200 levels in HTML.
  public static let nest = Fingerprint(count: 8_200, hash: 0xCC6E_17B6_9B4D_D405)
  /// The dashboard in HTML.
  public static let page = Fingerprint(count: 1_894, hash: 0x15E1_210A_FB60_A4E7)
  /// The 200 paragraphs in HTML.
  public static let prose = Fingerprint(count: 94_709, hash: 0xCC37_6186_984B_30F6)

  /// The data of 1,000 jobs with four columns.
  public static let jobs1000x4 = Fingerprint(count: 66_147, hash: 13_494_946_715_792_338_783)
  /// The data of 10,000 jobs with six columns.
  public static let jobs10000x6 = Fingerprint(count: 930_533, hash: 10_485_605_004_766_820_638)
}
