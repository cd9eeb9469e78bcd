import Diptych

/// A tree of packages, with notes and signs.
struct TreePicture: View {
  struct Package: Identifiable {
    let id: String
    let note: String
    var problem: (status: Status, text: String)?
    var needs: [Package]?
  }

  @Environment(\.glyphs) private var glyphs

  private var harbor: Package {
    let certificates = Package(
      id: "certificates",
      note: "1.11.0",
      needs: [Package(id: "asn1", note: "1.5.1")]
    )
    let tls = Package(
      id: "harbor-tls",
      note: "4.2.0",
      needs: [certificates, Package(id: "crypto", note: "3.12.3")]
    )
    let http2 = Package(
      id: "harbor-http2",
      note: "1.39.0",
      problem: (.warning, "1.41.0 is out"),
      needs: [Package(id: "collections", note: "1.2.1")]
    )
    let metrics = Package(id: "metrics", note: "2.7.0", problem: (.danger, "licence unknown"))
    return Package(id: "harbor", note: "3 direct, 6 in all", needs: [tls, http2, metrics])
  }

  var body: some View {
    Heading("Dependencies", level: 2)
    OutlineGroup(harbor, children: \.needs) { package in
      Paragraph {
        Text(verbatim: package.id)
        Text(verbatim: "  " + package.note).dim()
        if let problem = package.problem {
          Text("  ")
          Text(verbatim: glyphs.sign(problem.status)).bold().role(problem.status.role)
          Text(verbatim: " " + problem.text)
        }
      }
    }
  }
}
