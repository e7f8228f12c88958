/** The operator of this installation and how to reach them, for the public pages; an operator fills it in. */
export const operator: {
  name: string;
  /** Street, town, country; null if not given. */
  address: string | null;
  /** For questions about personal data; null: the contact form is used. */
  privacyEmail: string | null;
  /** The law and courts that apply to the terms; null: those of the operator's seat. */
  jurisdiction: string | null;
  office: { hours: string; note: string };
  responseTimes: { email: string; priority: string; days: string };
} = {
  name: "the operator of this AI Co-Founder installation",
  address: null,
  privacyEmail: null,
  jurisdiction: null,
  office: { hours: "Monday to Saturday, 9:00 to 18:00", note: "We work remotely and answer in writing." },
  responseTimes: { email: "within 24 hours", priority: "within 2 hours", days: "Monday to Saturday" },
};
