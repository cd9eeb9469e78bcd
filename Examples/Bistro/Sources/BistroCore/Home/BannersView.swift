import Diptych

/// The banners.
///
/// Each is a card in a page, and a line in a terminal.
struct BannersView: View {
  let banners: [BannerItem]
  @Environment(\.isPage) private var isPage

  var body: some View {
    if isPage {
      Columns(minimum: 22) {
        ForEach(banners) { banner in
          Panel {
            Plate(photo: banner.photo)
            Link(banner.title, destination: banner.address)
          }
        }
      }
    } else {
      List(banners) { banner in Link(banner.title, destination: banner.address) }
    }
  }
}
