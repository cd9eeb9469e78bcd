import DiptychGallery

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program `diptych-gallery`.
@main
enum GalleryProgram {
  static func main() async {
    exit(await Gallery().run(Array(CommandLine.arguments.dropFirst())))
  }
}
