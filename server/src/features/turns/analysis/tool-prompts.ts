import type { ChatTool, Language } from "@cofounder/contract";

/**
 * The prompts of the sidebar's tools in the founder's name. They hold no figure: the analyst would take it for the
 * founder's.
 */
export const toolPrompts: Record<Language, Record<ChatTool, string>> = {
  en: {
    "deep-analysis":
      "Give me a deep analysis of my startup idea: the market and who exactly would buy, how it makes " +
      "money, the unit economics with every formula, the alternatives people use today, the riskiest " +
      "assumption and a test that could prove it wrong, the rules that apply, and an honest rating with " +
      "the reasons. Tell me what you do not know yet.",
    "generate-ideas":
      "Generate startup ideas that fit what you know about me and my market. For each one say who has the " +
      "problem, what they do about it today, how it would make money, what would have to be true for it to " +
      "work, and the cheapest test that could prove it wrong.",
    "market-analysis":
      "Analyse the market for my idea from the bottom up: who the buyers are, how many of them I could " +
      "reach, what they would pay a year, how large that makes the market, which share my plan implies, " +
      "and which counts I still have to find and where.",
    "competitor-research":
      "Research the competition for my idea: what people do today without me, the rivals I have named and " +
      "the kinds of rivals I should check, on which attributes we differ, where nobody serves the customer " +
      "well, and how I can verify each point myself.",
    "revenue-modeling":
      "Model the revenue of my idea: pricing tiers, customers needed to break even, gross margin, " +
      "contribution per customer, how long a customer takes to pay back, what churn does to lifetime " +
      "value, and what must be true for the numbers to work.",
    "growth-strategies":
      "Suggest growth strategies for my idea: which channels fit my price and my customer, what I can " +
      "afford to pay for a customer on each, what to test first and for how much, and when to stop a " +
      "channel.",
    "optimize-plan":
      "Optimise my plan: find the weakest assumption, what I should stop doing, what to do in which order " +
      "from now on with the hours and the cash I have, and the numbers at which I should turn back or stop.",
  },
  es: {
    "deep-analysis":
      "Hazme un análisis a fondo de mi idea: el mercado y quién compraría exactamente, cómo gana dinero, " +
      "la economía unitaria con todas las fórmulas, las alternativas que la gente usa hoy, el supuesto más " +
      "arriesgado y una prueba que pueda desmentirlo, las normas que se aplican y una nota honesta con sus " +
      "razones. Dime lo que aún no sabes.",
    "generate-ideas":
      "Propón ideas de startup que encajen con lo que sabes de mí y de mi mercado. Para cada una di quién " +
      "tiene el problema, qué hace hoy al respecto, cómo ganaría dinero, qué tendría que ser cierto para " +
      "que funcione y la prueba más barata que podría desmentirlo.",
    "market-analysis":
      "Analiza el mercado de mi idea de abajo arriba: quiénes son los compradores, a cuántos podría " +
      "llegar, qué pagarían al año, qué tamaño da eso al mercado, qué cuota supone mi plan y qué recuentos " +
      "me faltan y dónde encontrarlos.",
    "competitor-research":
      "Investiga la competencia de mi idea: qué hace hoy la gente sin mí, los rivales que he nombrado y " +
      "los tipos de rivales que debería revisar, en qué nos diferenciamos, dónde nadie atiende bien al " +
      "cliente y cómo puedo comprobar cada punto.",
    "revenue-modeling":
      "Modela los ingresos de mi idea: niveles de precio, clientes necesarios para el punto de equilibrio, " +
      "margen bruto, contribución por cliente, cuánto tarda un cliente en amortizarse, qué hacen las bajas " +
      "con el valor de vida y qué tiene que ser cierto para que los números cuadren.",
    "growth-strategies":
      "Propón estrategias de crecimiento para mi idea: qué canales encajan con mi precio y mi cliente, " +
      "cuánto puedo pagar por un cliente en cada uno, qué probar primero y por cuánto, y cuándo dejar un " +
      "canal.",
    "optimize-plan":
      "Optimiza mi plan: encuentra el supuesto más débil, qué debería dejar de hacer, qué hacer y en qué " +
      "orden desde ahora con las horas y la caja que tengo, y las cifras con las que debería dar marcha " +
      "atrás o parar.",
  },
  fr: {
    "deep-analysis":
      "Fais-moi une analyse approfondie de mon idée : le marché et qui achèterait exactement, comment elle " +
      "gagne de l'argent, l'économie unitaire avec toutes les formules, les solutions que les gens " +
      "utilisent aujourd'hui, l'hypothèse la plus risquée et un test qui pourrait la démentir, les règles " +
      "qui s'appliquent et une note honnête avec ses raisons. Dis-moi ce que tu ne sais pas encore.",
    "generate-ideas":
      "Propose des idées de startup qui correspondent à ce que tu sais de moi et de mon marché. Pour " +
      "chacune, dis qui a le problème, ce qu'on fait aujourd'hui pour le résoudre, comment elle gagnerait " +
      "de l'argent, ce qui devrait être vrai pour qu'elle marche et le test le moins cher qui pourrait la " +
      "démentir.",
    "market-analysis":
      "Analyse le marché de mon idée en partant du bas : qui sont les acheteurs, combien je pourrais en " +
      "atteindre, ce qu'ils paieraient par an, la taille de marché que cela donne, la part que mon plan " +
      "suppose, et les comptages qui me manquent et où les trouver.",
    "competitor-research":
      "Étudie la concurrence de mon idée : ce que les gens font aujourd'hui sans moi, les rivaux que j'ai " +
      "nommés et les sortes de rivaux à vérifier, ce qui nous distingue, là où personne ne sert bien le " +
      "client, et comment vérifier chaque point moi-même.",
    "revenue-modeling":
      "Modélise les revenus de mon idée : paliers de prix, clients nécessaires pour atteindre l'équilibre, " +
      "marge brute, contribution par client, délai pour qu'un client soit rentabilisé, effet des départs " +
      "sur la valeur vie et ce qui doit être vrai pour que les chiffres tiennent.",
    "growth-strategies":
      "Propose des stratégies de croissance pour mon idée : quels canaux conviennent à mon prix et à mon " +
      "client, ce que je peux payer pour un client sur chacun, quoi tester d'abord et pour combien, et " +
      "quand arrêter un canal.",
    "optimize-plan":
      "Optimise mon plan : trouve l'hypothèse la plus faible, ce que je devrais arrêter de faire, quoi " +
      "faire et dans quel ordre à partir de maintenant avec les heures et la trésorerie que j'ai, et les " +
      "chiffres à partir desquels je devrais reculer ou m'arrêter.",
  },
  de: {
    "deep-analysis":
      "Gib mir eine gründliche Analyse meiner Idee: den Markt und wer genau kaufen würde, wie sie Geld " +
      "verdient, die Stückökonomie mit allen Formeln, was die Leute heute stattdessen nutzen, die " +
      "riskanteste Annahme und einen Test, der sie widerlegen könnte, die Regeln, die gelten, und eine " +
      "ehrliche Bewertung mit Gründen. Sag mir, was du noch nicht weißt.",
    "generate-ideas":
      "Schlag Startup-Ideen vor, die zu dem passen, was du über mich und meinen Markt weißt. Sag zu jeder, " +
      "wer das Problem hat, was er heute dagegen tut, wie sie Geld verdienen würde, was wahr sein müsste, " +
      "damit sie aufgeht, und den billigsten Test, der sie widerlegen könnte.",
    "market-analysis":
      "Analysiere den Markt für meine Idee von unten: wer die Käufer sind, wie viele davon ich erreichen " +
      "könnte, was sie im Jahr zahlen würden, wie groß der Markt damit ist, welchen Anteil mein Plan " +
      "voraussetzt und welche Zahlen ich noch wo finden muss.",
    "competitor-research":
      "Untersuche den Wettbewerb für meine Idee: was die Leute heute ohne mich tun, die Wettbewerber, die " +
      "ich genannt habe, und welche Arten ich prüfen sollte, worin wir uns unterscheiden, wo niemand den " +
      "Kunden gut bedient, und wie ich jeden Punkt selbst prüfen kann.",
    "revenue-modeling":
      "Modelliere den Umsatz meiner Idee: Preisstufen, wie viele Kunden es bis zur Gewinnschwelle braucht, " +
      "Bruttomarge, Deckungsbeitrag je Kunde, wann sich ein Kunde amortisiert, was die Kündigungen mit dem " +
      "Kundenwert machen, und was wahr sein muss, damit die Zahlen aufgehen.",
    "growth-strategies":
      "Schlag Wachstumsstrategien für meine Idee vor: welche Kanäle zu meinem Preis und meinem Kunden " +
      "passen, was ich auf jedem für einen Kunden zahlen kann, was ich zuerst und für wie viel testen " +
      "sollte, und wann ich einen Kanal aufgeben sollte.",
    "optimize-plan":
      "Verbessere meinen Plan: finde die schwächste Annahme, was ich lassen sollte, was ich ab jetzt in " +
      "welcher Reihenfolge mit den Stunden und dem Geld tun sollte, die ich habe, und die Zahlen, bei " +
      "denen ich umkehren oder aufhören sollte.",
  },
  hi: {
    "deep-analysis":
      "मेरे स्टार्टअप आइडिया का गहरा विश्लेषण कीजिए: बाज़ार और असल में कौन ख़रीदेगा, पैसा कैसे आएगा, हर " +
      "फ़ॉर्मूले के साथ यूनिट इकॉनॉमिक्स, लोग आज किन विकल्पों से काम चलाते हैं, सबसे जोखिम वाली धारणा और " +
      "उसे ग़लत साबित कर सकने वाला टेस्ट, लागू नियम, और कारणों के साथ ईमानदार रेटिंग। जो अभी आप नहीं " +
      "जानते, वह भी बताइए।",
    "generate-ideas":
      "मेरे और मेरे बाज़ार के बारे में जो आप जानते हैं, उससे मेल खाते स्टार्टअप आइडिया सुझाइए। हर आइडिया " +
      "के लिए बताइए कि समस्या किसकी है, वे आज उसका क्या करते हैं, पैसा कैसे आएगा, उसके चलने के लिए क्या सच " +
      "होना चाहिए, और सबसे सस्ता टेस्ट जो उसे ग़लत साबित कर सके।",
    "market-analysis":
      "मेरे आइडिया के बाज़ार का नीचे से ऊपर तक विश्लेषण कीजिए: ख़रीदार कौन हैं, उनमें से कितनों तक मैं " +
      "पहुँच सकता हूँ, वे साल में कितना देंगे, इससे बाज़ार कितना बड़ा बनता है, मेरी योजना कितना हिस्सा " +
      "मानकर चलती है, और कौन-सी गिनती मुझे अभी कहाँ से ढूँढनी है।",
    "competitor-research":
      "मेरे आइडिया की प्रतिस्पर्धा पर रिसर्च कीजिए: लोग आज मेरे बिना क्या करते हैं, मेरे बताए " +
      "प्रतिद्वंद्वी और किस तरह के प्रतिद्वंद्वी मुझे देखने चाहिए, हम किन बातों में अलग हैं, कहाँ ग्राहक " +
      "की कोई ठीक से सेवा नहीं करता, और हर बात मैं ख़ुद कैसे जाँचूँ।",
    "revenue-modeling":
      "मेरे आइडिया की आमदनी का मॉडल बनाइए: क़ीमत के स्तर, ब्रेक-ईवन के लिए ज़रूरी ग्राहक, ग्रॉस मार्जिन, " +
      "हर ग्राहक से योगदान, ग्राहक की लागत कितने समय में निकलती है, ग्राहकों के छोड़ने से लाइफ़टाइम वैल्यू " +
      "पर क्या असर होता है, और आँकड़े चलने के लिए क्या सच होना चाहिए।",
    "growth-strategies":
      "मेरे आइडिया के लिए ग्रोथ की रणनीतियाँ सुझाइए: कौन-से चैनल मेरी क़ीमत और मेरे ग्राहक के लिए ठीक हैं, " +
      "हर चैनल पर एक ग्राहक के लिए मैं कितना दे सकता हूँ, पहले क्या और कितने में टेस्ट करूँ, और किसी चैनल " +
      "को कब बंद करूँ।",
    "optimize-plan":
      "मेरी योजना को बेहतर बनाइए: सबसे कमज़ोर धारणा ढूँढिए, मुझे क्या करना बंद करना चाहिए, मेरे पास जितने " +
      "घंटे और नक़दी है उनसे अब से किस क्रम में क्या करूँ, और किन आँकड़ों पर मुझे पीछे हटना या रुकना चाहिए।",
  },
  zh: {
    "deep-analysis":
      "请对我的创业想法做一次深入分析：市场有多大、究竟谁会买、怎么赚钱、带全部公式的单位经济、人们现在用什么替代、风险最大的假设和能推翻它的测试、适用的法规，以及一个诚实的评分和理由。也请告诉我你还不知道什么。",
    "generate-ideas":
      "根据你对我和我所在市场的了解，提出一些创业想法。每个想法都请说明：谁有这个问题、他们现在怎么应付、怎么赚钱、要成立必须满足什么，以及能推翻它的最便宜的测试。",
    "market-analysis":
      "请自下而上分析我这个想法的市场：买家是谁、我能触达其中多少、他们一年会付多少钱、由此市场有多大、我的计划意味着多大份额，以及我还缺哪些数字、到哪里去找。",
    "competitor-research":
      "请调研我这个想法的竞争情况：没有我的时候人们怎么做、我提到过的对手和我应该查看的对手类型、我们在哪些方面不同、哪里没有人把客户服务好，以及每一点我怎样自己核实。",
    "revenue-modeling":
      "请为我的想法建立收入模型：价格档位、达到盈亏平衡需要的客户数、毛利率、每位客户的贡献、多久收回获客成本、流失对客户终身价值的影响，以及这些数字要成立必须满足什么。",
    "growth-strategies":
      "请为我的想法建议增长策略：哪些渠道适合我的价格和客户、在每个渠道上我最多能为一位客户付多少钱、先测试什么、花多少钱，以及什么时候停掉一个渠道。",
    "optimize-plan":
      "请优化我的计划：找出最薄弱的假设、我应该停止做什么、用我现有的时间和现金从现在起按什么顺序做什么，以及在哪些数字上我应该回头或停下。",
  },
};
