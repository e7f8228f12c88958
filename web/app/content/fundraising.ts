/** The claim on the fundraising page; an operator changes it here. */
export const fundraisingClaims = { investors: 47 };
