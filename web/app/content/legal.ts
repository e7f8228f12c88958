import { cookiePolicy } from "./legal/cookie-policy.ts";
import type { LegalDocument } from "./legal/document.ts";
import { gdpr } from "./legal/gdpr.ts";
import { privacyPolicy } from "./legal/privacy-policy.ts";
import { termsOfUse } from "./legal/terms-of-use.ts";

export type { LegalDocument } from "./legal/document.ts";

export const legalDocuments: readonly LegalDocument[] = [privacyPolicy, termsOfUse, cookiePolicy, gdpr];

export const legal = {
  changed: "Last changed",
  others: "The other documents",
};
