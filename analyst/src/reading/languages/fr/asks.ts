import { exact, says } from "../build.ts";
import type { AskWords } from "../language-pack.ts";

export const asks: AskWords = {
  topics: {
    funding: says(
      "investisseurs?|investissement|lever (?:des fonds|de l'argent)|levée(?: de fonds)?|financement|valorisation|business angels?|capital|tour de table",
    ),
    competitors: says("concurren\\p{L}*|rivaux|alternatives"),
    pricing: says(
      "prix|tarifs?|tarification|combien (?:dois-je|devrais-je|puis-je|faut-il) (?:facturer|demander|faire payer)|facturer|pricing",
    ),
    revenue: says(
      "modèle (?:économique|de revenus?|d'affaires)|business model|revenus?|monétis\\p{L}*|gagner de l'argent|unit economics|seuil de rentabilité|rentab\\p{L}*|marges?|runway|ltv|cac",
    ),
    plan: says(
      "feuille de route|roadmap|plan|prochaines? étapes?|que (?:dois-je|devrais-je|faut-il) faire|par où (?:commencer|je commence)|jalons",
    ),
    growth: says(
      "croissance|croître|marketing|canaux|acquisition|acquérir|trouver (?:\\p{L}+ ){0,3}clients|premiers clients|promo\\p{L}*|go[- ]to[- ]market",
    ),
    risks: says("risques?|risqué\\p{L}*|échou\\p{L}*|échec|faiblesses?|points faibles|clocher?"),
    market: says("marché|taille|tam|sam|opportunité|potentiel"),
    ideas: says("idées?|brainstorm\\p{L}*|variantes?|pivots?|pivoter|fonctionnalités"),
    regulation: says("légal\\p{L}*|juridique\\p{L}*|lois?|réglement\\p{L}*|rgpd|licences?|agrément|conformité"),
    rating: says("note\\p{L}*|score|évalue\\p{L}*|évaluation|qu'en penses-tu|que vaut"),
  },
  asking: exact(
    String.raw`\?|^\s*(?:que|quel(?:le)?s?|qu'est-ce|qui|comment|combien|pourquoi|où|quand|peux-tu|pouvez-vous|pourrais|dois-je|faut-il|est-ce|donne|donnez|montre|montrez|dis|liste|trouve|fais|crée|écris|génère|analyse|analysez|propose|suggère|aide|compare|explique|estime|calcule|identifie|développe|prix|concurrence|marché|risques?|revenus|plan)(?![\p{L}])`,
  ),
  wholeReport: says(
    "(?:analyse|rapport|étude) (?:complète?|complet|détaillée?|entière?|approfondie?)|toute l'analyse|analyse (?:mon|ma|cette|cet|ce) (?:idée|startup|projet|entreprise|business)|recommence|reprends? (?:tout )?depuis le début",
  ),
  ownVenture: says(
    "je (?:veux|voudrais|souhaite) (?:créer|lancer|monter|faire)|nous (?:voulons|souhaitons) (?:créer|lancer)|je (?:crée|développe|construis)|nous (?:créons|développons|construisons)|mon idée (?:est|c'est)|ma startup (?:est|aide)",
  ),
  acknowledgement: exact(
    String.raw`^[\s\p{P}]*(?:bonjour|salut|coucou|bonsoir|hello|ok(?:ay)?|merci(?: beaucoup| bien)?|oui|non|d'accord|super|génial|parfait|bien|très bien|compris|entendu|test|cool|ça marche)[\s\p{P}]*$`,
  ),
};
