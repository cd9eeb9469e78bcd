import Diptych
import Testing

@Suite("JSON and diffs, and their tokens") struct DataScannerTests {
  @Test(
    "JSON",
    arguments: [
      (
        #"{"a\"" : ["b", -1.5e+3, true, null]}"#,
        #"{‹type "a\""› : [‹string "b"›, ‹number -1.5e+3›, ‹keyword true›, ‹keyword null›]}"#
      ),
      (
        "// a\n/* b\n*/ {c: 'd', - 1}",
        "‹comment // a›\n‹comment /* b\n*/› {c: ‹string 'd'›, - ‹number 1›}"
      ),
      ("[\"a\n1, \"b", "[‹string \"a›\n‹number 1›, ‹string \"b›"),
      ("/* \"a\"", "‹comment /* \"a\"›"),
    ]
  )
  func json(code: String, runs: String) { #expect(marked(code, "json") == runs) }

  @Test("A diff: a removed line may look like a name") func diff() {
    let code = """
      diff --git a/x b/x
      index 1..2
      --- a/x
      +++ b/x
      @@ -1,3 +1,2 @@ func f()
       a
      --- b
      -c

      +++ d
      \\ No newline at end of file
      -e
      """
    #expect(
      marked(code, "diff") == """
        ‹secondary diff --git a/x b/x›
        ‹secondary index 1..2›
        ‹secondary --- a/x›
        ‹secondary +++ b/x›
        ‹accent @@ -1,3 +1,2 @@›‹secondary  func f()›
         a
        ‹removed --- b›
        ‹removed -c›

        ‹added +++ d›
        ‹secondary \\ No newline at end of file›
        ‹removed -e›
        """
    )
  }

  @Test(
    "Diffs without a whole header, and broken ones",
    arguments: [
      ("-a\r\n+b\r\n c", "‹removed -a›\r\n‹added +b›\r\n c"),
      ("--- a\n-b", "‹removed --- a›\n‹removed -b›"),
      (
        "@@ -1 +1 @@\n-a\n+b\n--- c\n+++ d",
        "‹accent @@ -1 +1 @@›\n‹removed -a›\n‹added +b›\n‹secondary --- c›\n‹secondary +++ d›"
      ),
      ("@@ -1,9 +1,9 @@\n a\ndiff x", "‹accent @@ -1,9 +1,9 @@›\n a\n‹secondary diff x›"),
      ("@@@ -1 -1 +1 @@@ f\n+ a", "‹accent @@@ -1 -1 +1 @@@›‹secondary  f›\n‹added + a›"),
    ]
  )
  func hunks(code: String, runs: String) { #expect(marked(code, "patch") == runs) }
}
