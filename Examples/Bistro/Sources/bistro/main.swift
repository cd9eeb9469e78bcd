import BistroCore
import Foundation

exit(await Bistro().run(Array(CommandLine.arguments.dropFirst())))
