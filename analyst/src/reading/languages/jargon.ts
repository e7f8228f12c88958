/** Kinds of ventures by English words that every founder knows. */
export const jargonTypes = {
  crypto: String.raw`crypto\w*|blockchain|tokens?|wallets?|defi|stablecoins?|nfts?|web3|smart contracts?|bitcoin|ethereum|usdc`,
  app: String.raw`apps?|android|ios|iphone|play store|app store|google play`,
  saas: String.raw`saas|dashboards?|crm|erp|b2b|api`,
  ai: String.raw`gpt|chatgpt|llms?|machine learning|chatbots?|openai|copilot|deep learning`,
  edu: String.raw`edtech|e-learning|mooc|lms`,
  solo: String.raw`solopreneur|indie|micro-saas|side project|newsletter|no-?code`,
  green: String.raw`esg|co2|upcycling|carbon`,
  health: String.raw`fitness|wellness|yoga|coach(?:ing)? nutri\w*`,
};
