import Diptych

/// A photo: an image in a page, nothing in a terminal.
struct Plate: View {
  let photo: Int
  @Environment(\.isPage) private var isPage

  var body: some View {
    // The image says nothing that the words beside it do not.
    if isPage { Image(PlateImage.path(of: photo), alt: "") }
  }
}
