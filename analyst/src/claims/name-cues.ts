/** Words for rivals in headings and sentences of six languages. */
const rivals =
  "competitors?|competition|rivals?|alternatives?|incumbents?|players|wettbewerb\\p{L}*" +
  "|konkurren\\p{L}*|mitbewerber\\p{L}*|rivalen|alternativen|platzhirsche?|marktführer\\p{L}*" +
  "|concurren\\p{L}*|rivaux|rivales|acteurs|competid\\p{L}*|competencia|alternativas?|प्रतिद्वंद्वी" +
  "|प्रतिद्वंद्वियों|प्रतिस्पर्धी|प्रतिस्पर्धियों|प्रतियोगी|competitors";
const kinds =
  "tools|apps|companies|platforms|products|services|startups|solutions|vendors|providers|firms|brands" +
  "|giants|anbieter[n]?|apps|plattformen|unternehmen|firmen|dienste[n]?|lösungen|werkzeuge[n]?" +
  "|produkte[n]?|marken|applications?|outils|plateformes|entreprises|sociétés|solutions|marques" +
  "|services|aplicaciones|herramientas|plataformas|empresas|soluciones|servicios|marcas|ऐप|ऐप्स" +
  "|कंपनियां|कंपनियाँ|प्लेटफॉर्म";
const such =
  "like|such as|including|include|includes|are|is|named|namely|would be|e\\.g\\.|for example|wie|sind" +
  "|ist|heißen|heißt|namens|nämlich|darunter|etwa|z\\. ?b\\.|zum beispiel|vor allem|comme|tels que" +
  "|telles que|sont|est|incluent|dont|notamment|à savoir|par exemple|como|tales como|son|es|incluyen" +
  "|incluye|entre ellos|por ejemplo|हैं|है|में|जैसे|शामिल हैं";
const from =
  "according to|data (?:from|by)|research (?:from|by)|stud(?:y|ies) (?:from|by)|reports? (?:from|by)" +
  "|surveys? (?:from|by)|estimates? (?:from|by)|backed by|funded by|financed by|acquired by|owned by" +
  "|led by|funding from|investment from|invested by|compet(?:e|es|ing) (?:directly )?(?:with|against)" +
  "|similar to|unlike|versus|vs\\.?|alternatives? to|(?:better|cheaper|faster|simpler) than" +
  "|switch(?:ing)? (?:over )?(?:from|to)|up against|behind|market leader|the leader is|sources?:" +
  "|cited by|laut|nach angaben von|(?:studie|bericht|umfrage) von|finanziert (?:von|durch)" +
  "|unterstützt von|übernommen von|im vergleich zu|anders als|konkurrier(?:t|en|st) mit|geld von" +
  "|investition von|quellen?:|marktführer|selon|d['’]après|(?:étude|rapport|enquête) (?:de|du)" +
  "|financée? par|soutenue? par|rachetée? par|contrairement à|face à|par rapport à|en concurrence avec" +
  "|sources? :|según|de acuerdo con|(?:estudio|informe|encuesta) de|financiad[oa] por|respaldad[oa] por" +
  "|adquirid[oa] por|a diferencia de|frente a|compit(?:e|es|en) con|comparad[oa] con|invertid[oa] por" +
  "|fuentes?:|líder es";

/** Ends exactly where a name would begin. */
export const nameCue = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${rivals})(?:,|\\s(?:here|today|now))?(?:\\s(?:${such}))?\\s?:?` +
    `|(?<![\\p{L}\\p{M}])(?:${kinds}),?\\s(?:${such})|(?<![\\p{L}\\p{M}])(?:${from}))\\s+(?:(?:the` +
    `|zum beispiel|etwa|die|les|los|le|la|el)\\s)?(?:\\*\\*|["“«„]\\s?|_)?$`,
  "iu",
);

/** Verbs for a company, directly behind its name. */
const verbs =
  "leads|dominates|controls|commands|raised|has raised|have raised|acquired|charges|reported|announced" +
  "|estimates|predicts|projects|forecasts|says that|claims that|found that|already (?:has|offers|serves" +
  "|holds)|is the (?:market )?leader|is the (?:biggest|largest|main|leading|dominant)|was (?:founded" +
  "|acquired|bought)|launched|serves|holds|owns the|generates|earns|has (?:a )?(?:market share|captured" +
  "|over|about|more than)|is (?:a|an|your|the|our)(?: \\p{L}+)? (?:competitor|rival|incumbent|player" +
  "|market leader)|will copy|(?:führt|beherrscht|dominiert|kontrolliert) (?:den|die|das|mit)" +
  "|ist (?:der )?(?:marktführer|größte|führend)|sammelte|hat \\p{L}* ?\\d\\S* ?\\p{L}* eingesammelt" +
  "|schätzt|meldet|berichtet|domine|mène le marché|a levé|lève des fonds|est (?:le )?leader|estime que" +
  "|facture|détient|contrôle|lidera|domina|ha recaudado|recaudó|levantó|es (?:el )?líder|estima que" +
  "|cobra|controla|ने (?:\\S+ ){0,3}जुटा\\S*|बाज़?ार में|बाजार|का अनुमान|के अनुसार|ने बताया|से मुकाबला" +
  "|जैसे|जैसी|领先|主导|占据|占有|融资|获得|等竞争|等对手|是市场|的报告|报告|估计|预测|指出|表示";
export const companyVerb = new RegExp(`^(?:['’]s)?(?:\\*\\*|_)?(?:,)? ?(?:${verbs})(?![\\p{Script=Latin}])`, "iu");
/** "(McKinsey, 2023)", "Gartner (2024)". */
export const citedBehind = /^(?:(?: et al\.?| & \p{Lu}\p{L}+)?,? (?:19|20)\d\d[a-z]?\)|\s\((?:19|20)\d\d[a-z]?\))/u;
