import Diptych
import Testing

@Suite("Swift code and its tokens") struct SwiftScannerTests {
  @Test(
    "Words",
    arguments: [
      ("let a = b", "‹keyword let› a = b"),
      ("private(set) var a: Int?", "‹keyword private›(‹keyword set›) ‹keyword var› a: ‹type Int›?"),
      ("f(for: x, in: y)", "‹type f›(for: x, in: y)"),
      ("func f(in a: A, for b: B)", "‹keyword func› ‹type f›(in a: ‹type A›, for b: ‹type B›)"),
      ("for a in b where c {}", "‹keyword for› a ‹keyword in› b ‹keyword where› c {}"),
      (
        "case true: default: nil:",
        "‹keyword case› ‹keyword true›: ‹keyword default›: ‹keyword nil›:"
      ),
      ("Text(a.name).bold()", "‹type Text›(a.name).‹type bold›()"),
      (".default, .init(1), a.self", ".default, .‹type init›(‹number 1›), a.‹keyword self›"),
      (
        "set = get + any; var a: any P { get async throws -> B }",
        """
        set = get + any; ‹keyword var› a: ‹keyword any› ‹type P› \
        { ‹keyword get› ‹keyword async› ‹keyword throws› -> ‹type B› }
        """
      ),
      ("a.forEach { $0.in }", "a.forEach { $0.in }"),
      ("`class` = `let", "`class` = `let"),
      (
        "@MainActor @available(iOS 18, *)",
        "‹type @MainActor› ‹keyword @available›(iOS ‹number 18›, *)"
      ),
      ("#if DEBUG\n#expect(a)", "‹keyword #if› ‹type DEBUG›\n‹keyword #expect›(a)"),
      ("größe = 1; 🙂(2)", "größe = ‹number 1›; ‹type 🙂›(‹number 2›)"),
      ("self.x = Self.y", "‹keyword self›.x = ‹keyword Self›.y"),
      ("@ # $ \\", "@ # $ \\"),
    ]
  )
  func words(code: String, runs: String) { #expect(marked(code, "swift") == runs) }

  @Test(
    "Numbers",
    arguments: [
      (
        "1_000.5e-3 + 0xFF_A0p+2 - 0b01",
        "‹number 1_000.5e-3› + ‹number 0xFF_A0p+2› - ‹number 0b01›"
      ),
      ("1...3, 0..<n, a.0.1", "‹number 1›...‹number 3›, ‹number 0›..<n, a.‹number 0.1›"),
      ("1e 2e+ 3.f", "‹number 1e› ‹number 2e›+ ‹number 3›.f"),
      ("0xE+1", "‹number 0xE›+‹number 1›"),
    ]
  )
  func numbers(code: String, runs: String) { #expect(marked(code, "swift") == runs) }

  @Test(
    "Comments",
    arguments: [
      ("a // let \"\nb", "a ‹comment // let \"›\nb"),
      ("/* a /* b */ c */ let", "‹comment /* a /* b */ c */› ‹keyword let›"),
      ("/* a /* b */ let", "‹comment /* a /* b */ let›"),
      ("/*/ a */ b", "‹comment /*/ a */› b"),
      ("a // b\r\nlet", "a ‹comment // b›\r\n‹keyword let›"),
      ("#!/usr/bin/env swift\nlet", "‹comment #!/usr/bin/env swift›\n‹keyword let›"),
    ]
  )
  func comments(code: String, runs: String) { #expect(marked(code, "swift") == runs) }

  @Test(
    "Strings",
    arguments: [
      (#"a("let \" // \\")let"#, #"‹type a›(‹string "let \" // \\"›)‹keyword let›"#),
      ("\"let\nlet", "‹string \"let›\n‹keyword let›"),
      ("\"a\\\nlet", "‹string \"a\\›\n‹keyword let›"),
      (##"#"\n "" \"# let"##, ##"‹string #"\n "" \"#› ‹keyword let›"##),
      (##"#"""# let"##, ##"‹string #"""#› ‹keyword let›"##),
      (
        "\"\"\"\nlet \"\" \\\"\"\"\n\"\"\" let",
        "‹string \"\"\"\nlet \"\" \\\"\"\"\n\"\"\"› ‹keyword let›"
      ),
      ("\"\"\"\nlet", "‹string \"\"\"\nlet›"),
      (###"##"a"# b"## let"###, ###"‹string ##"a"# b"##› ‹keyword let›"###),
      (##"#/a"\/b/# let"##, ##"‹string #/a"\/b/#› ‹keyword let›"##),
      ("#/\n a # b\n/# let", "‹string #/\n a # b\n/#› ‹keyword let›"),
      ("#/a\nlet", "‹string #/a›\n‹keyword let›"),
      ("return 1 /2/ 3", "‹keyword return› ‹number 1› /‹number 2›/ ‹number 3›"),
      ("self/a/b", "‹keyword self›/a/b"),
      ("a/b/c, 1 /2/ 3, (a)/b/c", "a/b/c, ‹number 1› /‹number 2›/ ‹number 3›, (a)/b/c"),
      ("sum(0, /) / let, a = / b /", "‹type sum›(‹number 0›, /) / ‹keyword let›, a = / b /"),
      ("a = /b\nlet /", "a = /b\n‹keyword let› /"),
    ]
  )
  func strings(code: String, runs: String) { #expect(marked(code, "swift") == runs) }

  @Test(
    "Interpolations",
    arguments: [
      (#""a \(b(1)) c""#, #"‹string "a ›\(‹type b›(‹number 1›))‹string  c"›"#),
      (#""\(a)" let"#, #"‹string "›\(a)‹string "› ‹keyword let›"#),
      (##"#"\(a) \#(b)"# let"##, ##"‹string #"\(a) ›\#(b)‹string "#› ‹keyword let›"##),
      (
        #""\(a ? "x \(y)" : ")")" let"#,
        #"‹string "›\(a ? ‹string "x ›\(y)‹string "› : ‹string ")"›)‹string "› ‹keyword let›"#
      ),
      (
        "\"\"\"\n\\(a.map {\n  let\n}) let\n\"\"\"",
        "‹string \"\"\"\n›\\(a.map {\n  ‹keyword let›\n})‹string  let\n\"\"\"›"
      ),
    ]
  )
  func interpolations(code: String, runs: String) { #expect(marked(code, "swift") == runs) }
}
