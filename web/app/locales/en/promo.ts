export const promo = {
  title: "Promo Code",
  placeholder: "Enter promo code",
  apply: "Apply",
  hint: "Enter your promo code to redeem tokens and benefits",
  applied: "Promo Code Applied!",
  benefits: {
    tokens_one: "{{count, number}} token",
    tokens_other: "{{count, number}} tokens",
    premium: "Premium",
    admin: "Admin of this installation",
    none: "Nothing new: your account had it already",
  },
  signInFirst: "Authentication Required - Please log in to apply promo codes",
  failed: "Failed to apply promo code. Please try again.",
  admin: {
    title: "Become an admin?",
    text: "The code {{code}} makes your account an admin of this installation. Admins see all accounts and chats, and what they do is written to the audit log. Apply it only if you trust whoever gave it to you.",
    confirm: "Make me an admin",
    cancel: "Do not apply it",
  },
};
