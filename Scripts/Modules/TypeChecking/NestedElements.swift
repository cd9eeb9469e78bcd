import Diptych

/// Twenty nested elements, each with an attribute.
struct NestedElements: View {
  var body: some View {
    HTML.div(.class("level-1")) {
      HTML.div(.class("level-2")) {
        HTML.div(.class("level-3")) {
          HTML.div(.class("level-4")) {
            HTML.div(.class("level-5")) {
              HTML.div(.class("level-6")) {
                HTML.div(.class("level-7")) {
                  HTML.div(.class("level-8")) {
                    HTML.div(.class("level-9")) {
                      HTML.div(.class("level-10")) {
                        HTML.div(.class("level-11")) {
                          HTML.div(.class("level-12")) {
                            HTML.div(.class("level-13")) {
                              HTML.div(.class("level-14")) {
                                HTML.div(.class("level-15")) {
                                  HTML.div(.class("level-16")) {
                                    HTML.div(.class("level-17")) {
                                      HTML.div(.class("level-18")) {
                                        HTML.div(.class("level-19")) {
                                          HTML.div(.class("level-20")) {
                                            Text("x")
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
