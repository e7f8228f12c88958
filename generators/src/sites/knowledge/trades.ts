/** The appearance of a trade's site: its two hues. Facts about the business come only from its founder. */
export interface Trade {
  /** Finds the trade in the founder's industry, otherwise in the description, in six languages. */
  words: RegExp;
  hue: number;
  second: number;
}

const trade = (latin: string, others: string, [hue, second]: [number, number]): Trade => ({
  words: new RegExp(`(?<![\\p{L}\\p{M}])(?:${latin})(?![\\p{L}\\p{M}])|${others}`, "iu"),
  hue,
  second,
});

/** The trade with the most matching words counts; the last is the default. */
export const trades: [Trade, ...Trade[]] = [
  trade(
    "consult\\p{L}*|advis\\p{L}*|advice|law|legal|lawyers?|notar\\p{L}*|strateg\\p{L}*|succession|recruit\\p{L}*|mediat\\p{L}*|\\p{L}*beratung|anw[aä]lt\\p{L}*|kanzlei|asesor\\p{L}*|abogad\\p{L}*|consultor\\p{L}*|conseil\\p{L}*|avocat\\p{L}*|cabinet",
    "सलाह|वकील|परामर्श|咨询|律师|法律",
    [255, 70],
  ),
  trade(
    "fintech|financ\\p{L}*|bank\\p{L}*|payments?|invoic\\p{L}*|accounting|insur\\p{L}*|invest\\p{L}*|lending|crypto|tax(?:es)?|bookkeeping|steuer\\p{L}*|buchhalt\\p{L}*|versicher\\p{L}*|finanz\\p{L}*|rechnung\\p{L}*|contab\\p{L}*|seguros?|factur\\p{L}*|impuestos|comptab\\p{L}*|assurance\\p{L}*|impôts?",
    "वित्त|लेखा|बीमा|कर्ज़|金融|会计|保险|税务|记账",
    [165, 85],
  ),
  trade(
    "health\\p{L}*|medic\\p{L}*|clinic\\p{L}*|doctors?|dental|dentist\\p{L}*|patients?|therap\\p{L}*|care|wellness|mental|pharma\\p{L}*|nurs\\p{L}*|hospital\\p{L}*|arzt\\p{L}*|[a-zäöü]*praxis|pflege\\p{L}*|zahn\\p{L}*|gesund\\p{L}*|salud|médic\\p{L}*|clínica|enfermer\\p{L}*|santé|médecin\\p{L}*|soins?|infirmi\\p{L}*",
    "स्वास्थ्य|डॉक्टर|क्लिनिक|医疗|诊所|医生|健康|牙科",
    [200, 25],
  ),
  trade(
    "edtech|educat\\p{L}*|school\\p{L}*|learn\\p{L}*|teach\\p{L}*|cours\\p{L}*|tutor\\p{L}*|students?|universit\\p{L}*|training|lessons?|schule\\p{L}*|unterricht\\p{L}*|nachhilfe|bildung\\p{L}*|lern\\p{L}*|escuela\\p{L}*|clases|enseñ\\p{L}*|educación|école\\p{L}*|formation\\p{L}*|enseign\\p{L}*",
    "शिक्षा|स्कूल|ट्यूशन|教育|学校|培训|课程",
    [285, 75],
  ),
  trade(
    "food|restaurant\\p{L}*|caf[eé]s?|coffee|baker\\p{L}*|bread|catering|kitchen|meals?|recipes?|wine|brewer\\p{L}*|grocer\\p{L}*|farm\\p{L}*|chocolate|bäcker\\p{L}*|brot\\p{L}*|kuchen|küche|gasthaus|wein\\p{L}*|imker\\p{L}*|honig|panader\\p{L}*|pan|restaurante|cocina|vinos?|boulang\\p{L}*|pâtiss\\p{L}*|pain|traiteur|vins?|miel",
    "खाना|रेस्तराँ|बेकरी|मिठाई|餐厅|面包|美食|咖啡|蛋糕",
    [40, 130],
  ),
  trade(
    "fitness|gym\\p{L}*|sports?|yoga|running|workouts?|coach\\p{L}*|pilates|cycling|athlet\\p{L}*|turn\\p{L}+|gimnasio|deporte\\p{L}*|salle de sport",
    "योग|जिम|खेल|健身|瑜伽|运动",
    [25, 110],
  ),
  trade(
    "travel\\p{L}*|tours?|touris\\p{L}*|hotel\\p{L}*|hostel\\p{L}*|trips?|guest ?house\\p{L}*|holiday\\p{L}*|booking|flights?|reise\\p{L}*|ferien\\p{L}*|urlaub\\p{L}*|pension|viaj\\p{L}*|turismo|voyag\\p{L}*|hôtel\\p{L}*|gîtes?",
    "यात्रा|होटल|旅行|酒店|旅游|民宿",
    [230, 55],
  ),
  trade(
    "real ?estate|propert\\p{L}*|rent\\p{L}*|hous(?:e|es|ing)|apartments?|construct\\p{L}*|architect\\p{L}*|interior\\p{L}*|furniture|landlord\\p{L}*|tenants?|immobilien|wohnung\\p{L}*|bau\\p{L}*|möbel|tischler\\p{L}*|schreiner\\p{L}*|handwerk\\p{L}*|inmobiliari\\p{L}*|vivienda\\p{L}*|muebles|carpinter\\p{L}*|immobili\\p{L}*|logement\\p{L}*|meubles?|menuisi\\p{L}*",
    "मकान|किराया|फर्नीचर|निर्माण|房产|装修|家具|建筑",
    [150, 60],
  ),
  trade(
    "design\\p{L}*|agency|creativ\\p{L}*|photo\\p{L}*|studio\\p{L}*|music\\p{L}*|film\\p{L}*|art(?:s|ist\\p{L}*)?|brand\\p{L}*|illustrat\\p{L}*|writ(?:er|ing)\\p{L}*|video\\p{L}*|podcast\\p{L}*|foto\\p{L}*|agentur|kunst\\p{L}*|gestalt\\p{L}*|diseñ\\p{L}*|fotograf\\p{L}*|músic\\p{L}*|graphis\\p{L}*|musique",
    "डिज़ाइन|फ़ोटो|संगीत|设计|摄影|音乐|艺术",
    [340, 95],
  ),
  trade(
    "e-?commerce|shop\\p{L}*|stores?|retail|fashion|cloth\\p{L}*|jewel\\p{L}*|market ?place|sell\\p{L}*|products?|second-?hand|handmade|cosmetics?|bikes?|laden|geschäft|schmuck|mode|fahrr[aä]d\\p{L}*|tienda|moda|joyería|ropa|bicicletas?|boutique|magasin|bijou\\p{L}*|vélos?|vêtements?",
    "दुकान|कपड़े|गहने|商店|服装|首饰|自行车",
    [20, 190],
  ),
  trade(
    "non-?profit|charit\\p{L}*|communit\\p{L}*|volunteer\\p{L}*|ngo|donat\\p{L}*|club|church|climate|sustainab\\p{L}*|environment\\p{L}*|verein|ehrenamt\\p{L}*|spenden|umwelt\\p{L}*|asociación|voluntari\\p{L}*|associatif|association|bénévol\\p{L}*",
    "संस्था|दान|स्वयंसेव|公益|志愿|环保",
    [135, 45],
  ),
  trade(
    "saas|software|apps?|platform|tools?|ai|artificial|machine learning|automat\\p{L}*|data|developers?|teams?|analytics|crm|api|cloud|b2b|dashboards?|freelanc\\p{L}*|plattform|ki|plataforma|aplicación|plateforme|logiciel|application",
    "सॉफ़्टवेयर|सॉफ्टवेयर|ऐप|软件|平台|应用|系统",
    [268, 195],
  ),
  trade("(?!)", "^", [255, 60]),
];
