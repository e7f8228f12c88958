/** Words for work that is done on site, of the six languages together. Work that is delivered as files has skill cards. */
export const onSiteRole = new RegExp(
  [
    String.raw`\b(?:walk|sitt)(?:er|ing)|\b(?:nann(?:y|ies)|au.?pair|baby.?sit|child.?care|care.?(?:r|giver|taker)|nurse|midwi)`,
    String.raw`\b(?:clean|housekeep|janitor|maid\b|laundr|iron|cook|chef\b(?! de projet)|bak(?:er|ing)|barista|wait(?:er|ress)|bartend|kitchen)`,
    String.raw`\b(?:driver|courier|rider|deliver|mover\b|movers\b|warehouse|pick(?:er|ing)|pack(?:er|ing)|stock|cashier|shop assistant|sales assistant)`,
    String.raw`\b(?:receptionist|guard|security (?:staff|officer)|garden|landscap|plumb|electrician|carpent|painter|roofer|handy|mechanic|mason|bricklay)`,
    String.raw`\b(?:construction|hairdress|barber|beautic|manicur|massage|personal trainer|fitness|yoga|physio|teacher|tutor|farm|harvest|groom|vet\b)`,
    String.raw`\b(?:dog|pet|horse|event staff|hostess|install(?:er|ation)|technician|tailor|seamstress|butcher|lifeguard|steward|florist|upholster)`,
    "gassi|hunde|katzen|tier(?:pfleg|betreu)|babysitt|kinderm(?:ä|a)d|betreuer|betreuung|pfleger|pflegekraft|krankenschw|hebamme",
    "reinig|putz|haushaltsh|hausmeister|koch(?:in|e)?(?!\\p{L})|köchin|küchen|bäcker|kellner|servicekraft|barkeeper|fahrer|kurier|lieferant",
    "bote(?!n?schaft)|lager|umzug|kassier|verkäufer(?:in)? im laden|verkaufshilfe|empfang|wachmann|sicherheitsdienst|gärtner|klempner|installateur",
    "elektriker|tischler|schreiner|maler(?:in)?(?!\\p{L})|dachdecker|handwerker|mechaniker|maurer|bauarbeit|friseur|kosmetik|masseur|physiother|nachhilfe",
    "lehrer|erntehelf|metzger|schneider(?:in)?(?!\\p{L})|monteur|aushilfe",
    "pasea|cuidador|niñer|canguro|enfermer|matrona|limpi|asistent[ea] del? hogar|cociner|panader|camarer|repartidor|mensajer|conductor|chófer",
    "mudanza|mozo|almac[eé]n|cajer|dependient|recepcionista|vigilante|jardiner|fontaner|electricista|carpinter|pintor|techador|mecánic|albañil",
    "peluquer|esteticista|masajista|entrenador personal|fisioterap|profesor|maestr[oa]|veterinari|carnicer|costurer|instalador|técnico de",
    "promen(?:eur|euse)|gardien|nounou|nourrice|assistante? maternel|auxiliaire|infirmi|aide.?soign|sage.femme|nettoy|ménage|agent d['’]entretien",
    "cuisini|boulang|serveu[rs]|barman|livreu|coursier|chauffeur|déménag|magasinier|manutention|caissi|vendeu[rs]e? en (?:boutique|magasin)",
    "hôte(?:sse)? d|réceptionniste|vigile|jardini|plombi|électricien|menuisi|charpent|peintre|couvreu|bricol|mécanicien|maçon|coiffeu|esthéticien",
    "masseu|kinési|professeur|enseignant|vétérinaire|bouch(?:er|ère)|couturi|installateur|technicien",
    "रसोइ|बावर्ची|कुक|आया|दाई|नर्स|सफ़ाई|सफाई|झाड़ू|माली|ड्राइवर|चालक|डिलीवरी|कूरियर|गोदाम|वेटर|चौकीदार|गार्ड|प्लंबर|बिजली|इलेक्ट्रीशियन|बढ़ई|मिस्त्री|मैकेनिक",
    "मज़दूर|मजदूर|नाई|ब्यूटीशियन|मालिश|शिक्षक|टीचर|ट्यूटर|दर्ज़ी|दर्जी|कुत्ते|घुमाने",
    "遛狗|宠物|保姆|月嫂|育儿|护工|护士|护理|保洁|清洁|家政|厨师|烘焙|面包师|服务员|咖啡师|调酒|司机|骑手|快递|外卖|配送|搬运|搬家|仓库|理货|分拣|收银|店员|导购",
    "前台接待|保安|园丁|园艺|水管|电工|木工|油漆|泥瓦|瓦工|维修|修理|技工|建筑工|工人|理发|美容|按摩|私人教练|健身|老师|家教|农场|采摘|裁缝|安装|师傅",
  ].join("|"),
  "iu",
);

/** What somebody is like, not what they can do. */
export const qualityWords = new RegExp(
  [
    String.raw`^(?:very )?(?:reliab|punctual|trustworth|honest|friendly|patient|careful|tidy|clean|calm|kind|polite|flexib|motivat|hard.?work|creativ|organi[sz]ed|responsib|loving|gentle|discreet|attentive|energetic|(?:fit|strong|fast|quick)\b|experienced|independent|proactive|dedicated|team player|available|good with|loves?\b)`,
    "^(?:sehr )?(?:zuverlässig|pünktlich|vertrauenswürdig|ehrlich|freundlich|geduldig|sorgfältig|gründlich|ordentlich|sauber|ruhig|höflich|flexibel|motiviert|fleißig|kreativ|verantwortungs|liebevoll|diskret|aufmerksam|belastbar|erfahren|selbstständig|teamfähig|schnell|nett)",
    "^(?:muy )?(?:fiable|puntual|de confianza|honest|honrad|amable|simpátic|paciente|cuidados|ordenad|limpi|tranquil|educad|flexible|motivad|trabajador|creativ|organizad|responsable|cariños|discret|atent|con experiencia|autónom|rápid)",
    "^(?:très )?(?:fiable|ponctuel|de confiance|honnête|sympathique|aimable|patient|soigneu|propre|calme|poli|souple|flexible|motivé|travailleu|créati|organisé|responsable|affectueu|discr|attenti|expérimenté|autonome|rapide|sérieu|rigoureu)",
    "^(?:बहुत )?(?:भरोसेमंद|विश्वसनीय|समय का पाबंद|ईमानदार|मिलनसार|धैर्य|सावधान|साफ़|साफ|शांत|विनम्र|लचीला|मेहनती|रचनात्मक|ज़िम्मेदार|जिम्मेदार|अनुभवी|स्नेही|तेज़)",
    "^(?:很)?(?:可靠|准时|守时|诚实|友好|友善|有?耐心|细心|认真|负责|干净|整洁|冷静|礼貌|灵活|积极|勤快|勤劳|有?创意|有?责任心|温柔|有?经验|独立|爱干净|吃苦耐劳)",
  ].join("|"),
  "iu",
);

/** Where or when, not what. */
export const placeWords = new RegExp(
  [
    String.raw`^(?:near|close to|around|based in|living in|lives in|within|from|in)\s+(?:the )?(?:\p{Lu}|\d|walking|cycling|town|my|our)|\b(?:on.?site|in person|local)\b`,
    "^(?:nahe|in der nähe|aus|bei|rund um|wohnhaft|wohnt)\\s|^in\\s+\\p{Lu}|vor ort",
    "^(?:cerca de|en|de la zona|vive en)\\s+\\p{Lu}|^cerca\\s|presencial",
    "^(?:près d|proche d|à|dans le|habite)\\s*['’]?(?:e\\s+|u\\s+)?\\p{Lu}|sur place|^(?:près|proche)\\s",
    "(?:के पास|में रहन|के नज़दीक|के आसपास)",
    "(?:附近|一带|周边|市|区|县|镇|街道|浦东|现场)$|^(?:住在|在|北京|上海|广州|深圳|杭州|成都|武汉|南京|西安|重庆)",
  ].join("|"),
  "u",
);

/** What a document proves. */
export const proofWords = new RegExp(
  [
    String.raw`insur|licen[cs]e|certif|permit|registered|first aid|criminal record|background check|degree|diploma`,
    "versicher|führerschein|zertifi|zeugnis|ausbildung|erste.?hilfe|angemeldet|approb|gesundheitspass",
    "asegurad|seguro|carn[ée]|carnet|licencia|certificad|titulad|título|primeros auxilios|antecedentes|permiso",
    "assur[ée]|permis|certifi|diplôm|agré[ée]|premiers secours|casier",
    "बीमा|लाइसेंस|प्रमाण|डिप्लोमा|डिग्री",
    "保险|驾照|证书|执照|资格|健康证|证$|学历",
  ].join("|"),
  "iu",
);
