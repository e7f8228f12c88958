/** Stems with bars between them; a space marks the beginning or end of a word. */
const stems = (...lines: string[]): string[] => lines.flatMap((line) => line.split("|"));

/**
 * How a text addresses its analyst, in six languages, in lower case. A sentence is an instruction where two of the
 * kinds named in `set-aside.ts` occur together.
 */
export const instructionWords = {
  /** To leave out, to forget. */
  ignore: stems(
    " ignore | disregard| forget | override | bypass ",
    " ignorier| vergiss | vergesst | missachte",
    " ignora| olvida| haz caso omiso",
    " ignorez | oublie | oubliez | ne tiens pas compte| ne tenez pas compte",
    "अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल जा| ignore kar",
    "忽略|无视|無視|忘记|忘記",
  ),
  /** The analyst's rules. */
  rules: stems(
    " instruction| rules | guideline| guidance | system prompt| your prompt| your training",
    " anweisung| vorgaben| regeln | systemprompt",
    " instruccion| reglas | indicacion",
    " consigne| règles | regles ",
    "निर्देश|नियम",
    "指令|指示|提示词|提示詞|规则|規則",
  ),
  /** Words for the analyst. */
  machine: stems(
    " as an ai | to the ai | dear ai | ai reviewer| ai evaluator| ai model | language model| llm ",
    " note to ai | you are now | for the ai | you are an ai ",
    " automated review| automatic review| an die ki | für die ki | ki system| liebe ki | automatischen prüfer",
    " a la ia | para la ia | como ia | modelo de lenguaje| à l ia | pour l ia | modèle de langage",
    "एआई के लिए|ai के लिए|एआई को|给ai|給ai|致ai|人工智能请|ai助手|语言模型",
  ),
  /** The addressee, where a sentence names it before a colon or comma near its beginning. */
  addressed: stems(
    " any ai | the ai | dear ai | for ai | to ai | bhi ai | robot| system | systemhinweis| assistant| reviewer| evaluator| model ",
    " ki | sprachmodell| prüfer| asistente| sistema | evaluador| ia | modelo ",
    " système | assistant | évaluateur| modèle | ordinateur| lecteur automatique",
    "मशीन|एआई|ai请|ai初审|ai评|给ai|的ai|ai你好|ai助|系统|系統|模型|机器人|機器人|人工智能|智能系统",
  ),
  /** The action requested, anywhere in the sentence. */
  order: stems(
    " say | output | answer | conclude| skip | write | ignore| disregard| treat | do not ",
    " full marks| approve| nenne| zu nennen| antworte| vergib | einzustufen| bewerte| schreib",
    " omit| contest| conteste | asigne| clasific| recomiend| no pida | ponga | escribe ",
    " conclus | attribue| recommande| classe | résume | écris | termine | ne relève | note 20 | note maximale",
    " considér| considere | saute | ne signale | abstiens | dire que | mettre un | traite ",
    "लिखो|बोलना|बोलो|number dena|输出|輸出|回复|回覆|判定|写上|不得|列为|填写|必须|略去",
  ),
  /** What to say, or not to say. */
  command: stems(
    " you must | you should | you will | always say| always answer| only answer| respond only| reply only",
    " do not mention| don t mention| never mention| do not show| treat all| treat our| treat this| treat these",
    " rate | score | give it | give this | confirm that | say that | verified fact",
    " bewerte| gib | erwähne | antworte | behandle | bestätige | verschweig| nicht zeigen| bezeichne",
    " puntúa| califica| evalúa | no menciones| responde | di que | da la nota| dale ",
    " note ce| notez | donne | donnez | ne mentionne| réponds | répondez | dis que | dites que ",
    "अंक दो|रेट करो|रेटिंग दो|मत बताना|जवाब दो|कहो कि",
    "打分|评分|評分|打满分|给出|不要提|必须说|只回答|请说",
  ),
  /** The rating to give. */
  top: stems(
    " 10 10 | 10 out of 10| ten out of ten| highest score| highest rating| top score| top rating| full marks",
    " perfect score| perfect 10| rate this ten | rate it ten | 10 von 10| höchstnote| bestnote| höchste bewertung",
    " 10 de 10| 10 sobre 10| máxima nota| nota máxima| con un 10 | máxima puntuación",
    " 10 sur 10| note maximale| la meilleure note|10 में से 10|पूरे अंक|满分|滿分|最高分|10分",
  ),
} as const;
