import DiptychHTML
import DiptychViews

extension SiteLabels {
  /// Creates the labels of a language from its BCP 47 tag, or returns nil for an unknown language.
  ///
  /// The known languages are Arabic, English, French, German, Japanese and Spanish.
  public init?(language: String) {
    self.init()
    switch language.lowercased().split(separator: "-").first {
    case "ar": self = .arabic
    case "de": self = .german
    case "en": break
    case "es": self = .spanish
    case "fr": self = .french
    case "ja": self = .japanese
    default: return nil
    }
  }

  private init(_ change: (inout SiteLabels) -> Void) {
    self.init()
    change(&self)
  }

  private static let german = SiteLabels {
    $0.mainNavigation = "Hauptnavigation"
    $0.pages = "Seiten"
    $0.neighbours = "Benachbarte Seiten"
    $0.breadcrumbs = "Pfad"
    $0.menu = "Menü"
    $0.closeMenu = "Schließen"
    $0.edited = "Zuletzt geändert am {date}"
    $0.editPage = "Diese Seite bearbeiten"
    $0.previous = "Zurück"
    $0.next = "Weiter"
    $0.search = "Suchen"
    $0.searchResults = "Treffer: {number}"
    $0.noSearchResults = "Nichts gefunden"
    $0.searchFailure = "Die Suche kann nicht geladen werden"
    $0.copy = "Kopieren"
    $0.copied = "Kopiert"
    $0.colorScheme = "Farbschema"
    $0.systemColors = "System"
    $0.lightColors = "Hell"
    $0.darkColors = "Dunkel"
    $0.skipToContent = "Zum Inhalt springen"
    $0.contents = "Auf dieser Seite"
    $0.readingTime = "{minutes} Min. Lesezeit"
    $0.newer = "Neuere"
    $0.older = "Ältere"
    $0.numberedTitle = "{title}, Seite {number}"
    $0.date = "{day}. {month} {year}"
    $0.months = [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ]
  }

  private static let french = SiteLabels {
    $0.mainNavigation = "Navigation principale"
    $0.pages = "Pages"
    $0.neighbours = "Pages voisines"
    $0.breadcrumbs = "Fil d’Ariane"
    $0.menu = "Menu"
    $0.closeMenu = "Fermer"
    $0.edited = "Dernière mise à jour : {date}"
    $0.editPage = "Modifier cette page"
    $0.previous = "Précédent"
    $0.next = "Suivant"
    $0.search = "Rechercher"
    $0.searchResults = "Résultats : {number}"
    $0.noSearchResults = "Aucun résultat"
    $0.searchFailure = "La recherche ne peut pas être chargée"
    $0.copy = "Copier"
    $0.copied = "Copié"
    $0.colorScheme = "Thème de couleurs"
    $0.systemColors = "Système"
    $0.lightColors = "Clair"
    $0.darkColors = "Sombre"
    $0.skipToContent = "Aller au contenu"
    $0.contents = "Sur cette page"
    $0.readingTime = "{minutes} min de lecture"
    $0.newer = "Plus récents"
    $0.older = "Plus anciens"
    $0.feed = "Flux : {title}"
    $0.months = [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre",
    ]
  }

  private static let spanish = SiteLabels {
    $0.mainNavigation = "Navegación principal"
    $0.pages = "Páginas"
    $0.neighbours = "Páginas vecinas"
    $0.breadcrumbs = "Ruta de navegación"
    $0.menu = "Menú"
    $0.closeMenu = "Cerrar"
    $0.edited = "Última actualización: {date}"
    $0.editPage = "Editar esta página"
    $0.previous = "Anterior"
    $0.next = "Siguiente"
    $0.search = "Buscar"
    $0.searchResults = "Resultados: {number}"
    $0.noSearchResults = "Sin resultados"
    $0.searchFailure = "No se puede cargar la búsqueda"
    $0.copy = "Copiar"
    $0.copied = "Copiado"
    $0.colorScheme = "Esquema de colores"
    $0.systemColors = "Sistema"
    $0.lightColors = "Claro"
    $0.darkColors = "Oscuro"
    $0.skipToContent = "Saltar al contenido"
    $0.contents = "En esta página"
    $0.readingTime = "{minutes} min de lectura"
    $0.newer = "Más recientes"
    $0.older = "Más antiguos"
    $0.numberedTitle = "{title}, página {number}"
    $0.feed = "Canal: {title}"
    $0.date = "{day} de {month} de {year}"
    $0.months = [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "octubre", "noviembre", "diciembre",
    ]
  }

  private static let japanese = SiteLabels {
    $0.mainNavigation = "メインナビゲーション"
    $0.pages = "ページ一覧"
    $0.neighbours = "前後のページ"
    $0.breadcrumbs = "パンくずリスト"
    $0.menu = "メニュー"
    $0.closeMenu = "閉じる"
    $0.edited = "最終更新 {date}"
    $0.editPage = "このページを編集"
    $0.previous = "前へ"
    $0.next = "次へ"
    $0.search = "検索"
    $0.searchResults = "{number} 件"
    $0.noSearchResults = "見つかりません"
    $0.searchFailure = "検索を読み込めません"
    $0.copy = "コピー"
    $0.copied = "コピーしました"
    $0.colorScheme = "配色"
    $0.systemColors = "システム"
    $0.lightColors = "ライト"
    $0.darkColors = "ダーク"
    $0.skipToContent = "本文へ移動"
    $0.contents = "このページの内容"
    $0.readingTime = "{minutes} 分で読めます"
    $0.newer = "新しいページ"
    $0.older = "古いページ"
    $0.numberedTitle = "{title}（{number}ページ）"
    $0.feed = "フィード：{title}"
    $0.date = "{year}年{month}月{day}日"
    $0.months = (1...12).map(String.init)
  }

  private static let arabic = SiteLabels {
    $0.mainNavigation = "التنقل الرئيسي"
    $0.pages = "الصفحات"
    $0.neighbours = "الصفحات المجاورة"
    $0.breadcrumbs = "مسار التنقل"
    $0.menu = "القائمة"
    $0.closeMenu = "إغلاق"
    $0.edited = "آخر تحديث {date}"
    $0.editPage = "تعديل هذه الصفحة"
    $0.previous = "السابق"
    $0.next = "التالي"
    $0.search = "بحث"
    $0.searchResults = "النتائج: {number}"
    $0.noSearchResults = "لا توجد نتائج"
    $0.searchFailure = "تعذر تحميل البحث"
    $0.copy = "نسخ"
    $0.copied = "تم النسخ"
    $0.colorScheme = "نظام الألوان"
    $0.systemColors = "النظام"
    $0.lightColors = "فاتح"
    $0.darkColors = "داكن"
    $0.skipToContent = "انتقل إلى المحتوى"
    $0.contents = "في هذه الصفحة"
    $0.readingTime = "{minutes} دقيقة قراءة"
    $0.newer = "الأحدث"
    $0.older = "الأقدم"
    $0.numberedTitle = "{title}، الصفحة {number}"
    $0.feed = "موجز الويب: {title}"
    $0.months = [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ]
  }
}

/// The form of tags of languages, by BCP 47 (RFC 5646).
package enum LanguageTag {
  /// Returns whether a text has the form of a tag: parts of up to eight ASCII letters and digits,
  /// separated by hyphens, where the first part has only letters.
  ///
  /// It does not look up whether the language exists.
  package static func isWellFormed(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // A single letter says what kind of tag follows, so a tag needs more than it.
    return parts[0].allSatisfy(\.isLetter) && (parts[0].count > 1 || parts.count > 1)
      && parts.allSatisfy { part in
        1...8 ~= part.count && part.allSatisfy { $0.isLetter || $0.isDigit }
      }
  }
}
