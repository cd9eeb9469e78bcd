import Diptych

/// A photo, which is an image in a page and is not shown in a terminal.
struct Plate: View {
  let photo: Int
  @Environment(\.isPage) private var isPage

  var body: some View {
    // The text beside the image already describes the photo, so the image has no alternative text.
    if isPage { Image(PlateImage.path(of: photo), alt: "") }
  }
}
