import type { SiteSectionKind } from "@cofounder/contract/tools/website-builder";
import type { MadeIn } from "../../language.ts";

/** All texts of a generated page besides its founder's words. None of them promises anything. */
export interface SiteTexts {
  /** The menu label of a section. */
  sections: Record<SiteSectionKind, string>;
  skip: string;
  menu: string;
  menuLabel: string;
  privacy: string;
  privacyLines: [string, string];
  privacyContact: string;
  back: string;
  more: string;
  write: string;
  features: string;
  included: string;
  price: string;
  priceNote: string;
  proof: string;
  questions: string;
  about: string;
  contact: string[];
  contactText: string;
  whatIs: string;
  whoFor: string;
  whatCosts: string;
  howReach: string;
  forWhom: string;
}

/** The texts of a site; a stored one without a language is English. */
export const textsOf = ({ language = "en" }: { language?: MadeIn | undefined }): SiteTexts => siteTexts[language];

export const siteTexts: Record<MadeIn, SiteTexts> = {
  en: {
    sections: {
      hero: "Top",
      benefits: "Why",
      steps: "How it works",
      features: "What there is",
      pricing: "Price",
      proof: "Voices",
      faq: "Questions",
      about: "About",
      contact: "Contact",
      footer: "Footer",
    },
    skip: "Skip to content",
    menu: "Menu",
    menuLabel: "Sections",
    privacy: "Privacy",
    privacyLines: [
      "This site sets no cookies, counts no visits and loads nothing from other servers.",
      "Whoever serves these pages may keep the technical record that every web server makes of a request: time, page and network address.",
    ],
    privacyContact: "Questions about this:",
    back: "Back to {name}",
    more: "Read more",
    write: "Write to {name}",
    features: "What {name} offers",
    included: "What is in it",
    price: "What it costs",
    priceNote: "The price of {name}, as it stands today.",
    proof: "In their words",
    questions: "Good to know",
    about: "About {name}",
    contact: ["Write to us", "Contact"],
    contactText: "You reach {name} at this address.",
    whatIs: "What is {name}?",
    whoFor: "Who is {name} for?",
    whatCosts: "What does it cost?",
    howReach: "How do I reach {name}?",
    forWhom: "For {who}.",
  },
  de: {
    sections: {
      hero: "Anfang",
      benefits: "Warum",
      steps: "So geht es",
      features: "Angebot",
      pricing: "Preis",
      proof: "Stimmen",
      faq: "Fragen",
      about: "Über uns",
      contact: "Kontakt",
      footer: "Fußzeile",
    },
    skip: "Zum Inhalt springen",
    menu: "Menü",
    menuLabel: "Abschnitte",
    privacy: "Datenschutz",
    privacyLines: [
      "Diese Seite setzt keine Cookies, zählt keine Besuche und lädt nichts von anderen Servern.",
      "Wer diese Seiten ausliefert, kann die technischen Angaben speichern, die jeder Webserver zu einer Anfrage festhält: Zeit, Seite und Netzadresse.",
    ],
    privacyContact: "Fragen dazu:",
    back: "Zurück zu {name}",
    more: "Mehr lesen",
    write: "An {name} schreiben",
    features: "Was {name} bietet",
    included: "Was dazugehört",
    price: "Was es kostet",
    priceNote: "Der Preis von {name}, Stand heute.",
    proof: "In ihren Worten",
    questions: "Gut zu wissen",
    about: "Über {name}",
    contact: ["Schreiben Sie uns", "Kontakt"],
    contactText: "Unter dieser Adresse erreichen Sie {name}.",
    whatIs: "Was ist {name}?",
    whoFor: "Für wen ist {name}?",
    whatCosts: "Was kostet es?",
    howReach: "Wie erreiche ich {name}?",
    forWhom: "Für {who}.",
  },
  es: {
    sections: {
      hero: "Inicio",
      benefits: "Por qué",
      steps: "Cómo funciona",
      features: "Qué hay",
      pricing: "Precio",
      proof: "Opiniones",
      faq: "Preguntas",
      about: "Quiénes somos",
      contact: "Contacto",
      footer: "Pie",
    },
    skip: "Saltar al contenido",
    menu: "Menú",
    menuLabel: "Secciones",
    privacy: "Privacidad",
    privacyLines: [
      "Este sitio no usa cookies, no cuenta visitas y no carga nada de otros servidores.",
      "Quien sirve estas páginas puede guardar el registro técnico que todo servidor web hace de una petición: hora, página y dirección de red.",
    ],
    privacyContact: "Preguntas sobre esto:",
    back: "Volver a {name}",
    more: "Leer más",
    write: "Escribir a {name}",
    features: "Qué ofrece {name}",
    included: "Qué incluye",
    price: "Cuánto cuesta",
    priceNote: "El precio de {name} a día de hoy.",
    proof: "En sus palabras",
    questions: "Conviene saber",
    about: "Sobre {name}",
    contact: ["Escríbenos", "Contacto"],
    contactText: "En esta dirección está {name}.",
    whatIs: "¿Qué es {name}?",
    whoFor: "¿Para quién es {name}?",
    whatCosts: "¿Cuánto cuesta?",
    howReach: "¿Cómo contacto con {name}?",
    forWhom: "Para {who}.",
  },
  fr: {
    sections: {
      hero: "Accueil",
      benefits: "Pourquoi",
      steps: "Comment ça marche",
      features: "L’offre",
      pricing: "Prix",
      proof: "Témoignages",
      faq: "Questions",
      about: "À propos",
      contact: "Contact",
      footer: "Pied de page",
    },
    skip: "Aller au contenu",
    menu: "Menu",
    menuLabel: "Rubriques",
    privacy: "Confidentialité",
    privacyLines: [
      "Ce site ne dépose aucun cookie, ne compte pas les visites et ne charge rien depuis d’autres serveurs.",
      "L’hébergeur de ces pages peut conserver la trace technique que tout serveur web garde d’une requête : heure, page et adresse réseau.",
    ],
    privacyContact: "Questions à ce sujet :",
    back: "Retour à {name}",
    more: "En savoir plus",
    write: "Écrire à {name}",
    features: "Ce que propose {name}",
    included: "Ce qui est compris",
    price: "Le prix",
    priceNote: "Le prix de {name} à ce jour.",
    proof: "Leurs mots",
    questions: "Bon à savoir",
    about: "À propos de {name}",
    contact: ["Écrivez-nous", "Contact"],
    contactText: "Vous joignez {name} à cette adresse.",
    whatIs: "Qu’est-ce que {name} ?",
    whoFor: "À qui s’adresse {name} ?",
    whatCosts: "Combien ça coûte ?",
    howReach: "Comment joindre {name} ?",
    forWhom: "Pour {who}.",
  },
  hi: {
    sections: {
      hero: "शुरुआत",
      benefits: "क्यों",
      steps: "कैसे काम करता है",
      features: "क्या है",
      pricing: "कीमत",
      proof: "लोगों की बात",
      faq: "सवाल",
      about: "परिचय",
      contact: "संपर्क",
      footer: "पाद",
    },
    skip: "सीधे सामग्री पर जाएँ",
    menu: "मेन्यू",
    menuLabel: "भाग",
    privacy: "निजता",
    privacyLines: [
      "यह साइट कोई कुकी नहीं रखती, आने वालों को नहीं गिनती और दूसरे सर्वरों से कुछ नहीं लेती।",
      "जो इन पन्नों को परोसता है, वह हर अनुरोध का वह तकनीकी ब्योरा रख सकता है जो हर वेब सर्वर रखता है: समय, पन्ना और नेटवर्क पता।",
    ],
    privacyContact: "इस बारे में सवाल:",
    back: "{name} पर वापस",
    more: "आगे पढ़ें",
    write: "{name} को लिखें",
    features: "{name} में क्या है",
    included: "इसमें क्या शामिल है",
    price: "कीमत",
    priceNote: "{name} की आज की कीमत।",
    proof: "उनके शब्दों में",
    questions: "काम की बातें",
    about: "{name} के बारे में",
    contact: ["हमें लिखें", "संपर्क"],
    contactText: "{name} इस पते पर है।",
    whatIs: "{name} क्या है?",
    whoFor: "{name} किसके लिए है?",
    whatCosts: "कीमत कितनी है?",
    howReach: "{name} से संपर्क कैसे करें?",
    forWhom: "{who} के लिए।",
  },
  zh: {
    sections: {
      hero: "首页",
      benefits: "为什么",
      steps: "如何使用",
      features: "内容",
      pricing: "价格",
      proof: "评价",
      faq: "常见问题",
      about: "关于",
      contact: "联系",
      footer: "页脚",
    },
    skip: "跳到正文",
    menu: "菜单",
    menuLabel: "栏目",
    privacy: "隐私",
    privacyLines: [
      "本站不使用Cookie，不统计访问，也不从其他服务器加载任何内容。",
      "提供这些页面的服务器可能会保留每个网站服务器都有的技术记录：时间、页面和网络地址。",
    ],
    privacyContact: "有关问题请联系：",
    back: "返回{name}",
    more: "了解更多",
    write: "写信给{name}",
    features: "{name}提供什么",
    included: "包含内容",
    price: "价格",
    priceNote: "{name}目前的价格。",
    proof: "他们的话",
    questions: "须知",
    about: "关于{name}",
    contact: ["联系我们", "联系方式"],
    contactText: "{name}的联系地址如下。",
    whatIs: "{name}是什么？",
    whoFor: "{name}适合谁？",
    whatCosts: "多少钱？",
    howReach: "怎样联系{name}？",
    forWhom: "适合{who}。",
  },
};
