import Diptych
import DiptychSite

/// The page of a folder without a document of its own.
///
/// It contains links to the folders and the pages in the folder.
struct FolderView: View {
  let folders: [SiteNavigation.Item]
  let pages: [SiteNavigation.Item]

  var body: some View {
    links("Folders", folders)
    links("Pages", pages)
  }

  @ViewBuilder
  private func links(_ title: String, _ items: [SiteNavigation.Item]) -> some View {
    if !items.isEmpty {
      Heading(title, level: 2)
      List {
        ForEach(items, id: \.path) { PageLink($0.title, to: $0.path) }
      }
    }
  }
}
