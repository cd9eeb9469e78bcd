/// The code of the README that the first page shows.
struct LandingTexts: Sendable {
  /// The code of the first view.
  let coverage: String
  /// The manifest of a package that depends on the kit.
  let manifest: String

  init(of checkout: Checkout) throws(CheckoutError) {
    let readme = try checkout.markdown("README.md")
    coverage = try readme.code(in: "swift", containing: "struct Coverage: View")
    manifest = try readme.code(in: "swift", containing: "let package = Package(")
  }
}
