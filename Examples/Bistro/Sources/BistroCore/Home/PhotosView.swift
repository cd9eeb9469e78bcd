import Diptych

/// The photos in two columns of about the same height.
struct PhotosView: View {
  let photos: [Photo]

  var body: some View {
    let columns = Self.balanced(photos)
    HStack(spacing: 2) {
      PhotoColumn(photos: columns.0)
      PhotoColumn(photos: columns.1)
    }
  }

  /// Adds each photo to the column that is shorter so far.
  ///
  /// All photos have the same width.
  static func balanced(_ photos: [Photo]) -> ([Photo], [Photo]) {
    var columns: ([Photo], [Photo]) = ([], [])
    var heights = (0.0, 0.0)
    for photo in photos {
      let height = Double(photo.height) / Double(max(photo.width, 1))
      if heights.0 <= heights.1 {
        columns.0.append(photo)
        heights.0 += height
      } else {
        columns.1.append(photo)
        heights.1 += height
      }
    }
    return columns
  }
}

/// A column of photos with their captions.
private struct PhotoColumn: View {
  let photos: [Photo]

  var body: some View {
    VStack {
      ForEach(photos) { photo in
        VStack {
          Plate(photo: photo.photo)
          Text(verbatim: photo.title).bold()
          Text(verbatim: photo.caption).dim()
        }
      }
    }
  }
}
