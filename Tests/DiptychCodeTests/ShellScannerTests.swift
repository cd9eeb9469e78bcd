import Diptych
import Testing

@Suite("Shell commands and their tokens") struct ShellScannerTests {
  @Test(
    "Commands and words",
    arguments: [
      ("git log -1 --all | less", "‹type git› log -1 --all | ‹type less›"),
      (
        "A=1 B=\"x y\" make -j 2 # c",
        "A=1 B=‹string \"x y\"› ‹type make› -j ‹number 2› ‹comment # c›"
      ),
      ("a#b $# c;#d\n#e", "‹type a#b› $# c;‹comment #d›\n‹comment #e›"),
      (
        "if ! test -f a; then echo if; else return 1; fi",
        """
        ‹keyword if› ! ‹type test› -f a; ‹keyword then› ‹type echo› if; \
        ‹keyword else› ‹keyword return› ‹number 1›; ‹keyword fi›
        """
      ),
      (
        "for in in in b; do ./x; done",
        "‹keyword for› in in in b; ‹keyword do› ‹type ./x›; ‹keyword done›"
      ),
      (
        "case $1 in\n  start) run ;;\n  *) exit 2 ;;\nesac",
        """
        ‹keyword case› $1 in
          ‹type start›) ‹type run› ;;
          *) ‹keyword exit› ‹number 2› ;;
        ‹keyword esac›
        """
      ),
      ("f() { g; }", "‹type f›() { ‹type g›; }"),
      ("a \\\n  b\nc", "‹type a› \\\n  b\n‹type c›"),
      ("echo \\a\nb", "‹type echo› \\a\n‹type b›"),
      ("a 2>&1 >b &>c & d", "‹type a› ‹number 2›>&‹number 1› >b &>c & ‹type d›"),
      ("(cd a && b) || c", "(‹type cd› a && ‹type b›) || ‹type c›"),
      ("\\é é", "\\é é"),
    ]
  )
  func words(code: String, runs: String) { #expect(marked(code, "sh") == runs) }

  @Test(
    "Strings and substitutions",
    arguments: [
      ("a 'b\n\\' c", "‹type a› ‹string 'b\n\\'› c"),
      ("a 'b", "‹type a› ‹string 'b›"),
      ("a $'b c' d", "‹type a› $‹string 'b c'› d"),
      ("a \"b \\\" ${c:-\"d\"} $e\" f", "‹type a› ‹string \"b \\\" ${c:-\"d\"} $e\"› f"),
      ("a \"b $(c \"d\") e\" f", "‹type a› ‹string \"b $(c \"d\") e\"› f"),
      ("a $((1 << 2)) b $(c d)", "‹type a› $((‹number 1› << ‹number 2›)) b $(‹type c› d)"),
      ("a \"$((x << y))\"\nb", "‹type a› ‹string \"$((x << y))\"›\n‹type b›"),
      ("a `b c` ${d", "‹type a› `‹type b› c` ${d"),
      ("a \"b $(c", "‹type a› ‹string \"b $(c›"),
    ]
  )
  func strings(code: String, runs: String) { #expect(marked(code, "bash") == runs) }

  @Test("Only lines with a prompt are commands") func prompts() {
    let code = """
      $ if true; then
      > echo 'a
      b'
      $ git status \\
          -s
      if nothing
      # a note
        % ls
      $
      """
    #expect(
      marked(code, "console") == """
        ‹comment $› ‹keyword if› ‹type true›; ‹keyword then›
        > echo 'a
        b'
        ‹comment $› ‹type git› status \\
            -s
        if nothing
        ‹comment # a note›
          ‹comment %› ‹type ls›
        $
        """
    )
  }
}
