export const checkout = {
  close: "Close",
  back: "Not now",
  failed: "This did not work",
  yourPlan: "Go to your plan",
  begin: {
    trial: {
      title_one: "Try Pro for {{count, number}} day",
      title_other: "Try Pro for {{count, number}} days",
      text: "You get {{tokens, number}} tokens and the app generator at once. No card is asked for, and nothing is charged when it ends.",
      confirm: "Start the trial",
      done_one: "Your {{count, number}} day of Pro has begun",
      done_other: "Your {{count, number}} days of Pro have begun",
    },
    offer: {
      title_one: "Take Pro free for {{count, number}} month",
      title_other: "Take Pro free for {{count, number}} months",
      text_one:
        "You get {{tokens, number}} tokens and the app generator, for {{count, number}} month. No card is asked for; after that the plan ends by itself.",
      text_other:
        "You get {{tokens, number}} tokens and the app generator each month, for {{count, number}} months. No card is asked for; after that the plan ends by itself.",
      confirm_one: "Take {{count, number}} free month",
      confirm_other: "Take {{count, number}} free months",
      done: "Your free months have begun",
    },
  },
  buy: {
    title: "Buy {{plan}}",
    text: "You pay {{price}} a month on a page of our payment service, Stripe, and come back here. This site never sees your card. You can cancel at any time.",
    replaces: "It takes the place of the plan that you have now.",
    confirm: "Go to payment",
  },
  change: {
    title: "Change to {{plan}}",
    text: "The change takes effect with your next billing cycle, on {{date}}, for {{price}} a month. Until then you keep what you have paid for.",
    confirm: "Change to {{plan}}",
    done: "The change is noted",
  },
  same: {
    title: "This is your plan",
    text: "You have {{plan}} already.",
  },
  taken: {
    trial: "The trial can be had once per account and beside no other plan, so it cannot begin now.",
    offer: "The free months can be had once per account and only where they are offered, so they cannot begin now.",
  },
  notSetUp: {
    title: "Payment is not set up here",
    text: "Whoever runs this site has not connected a payment service, so nothing can be bought, and nothing was charged. The {{plan}} plan can be opened for your account in two ways:",
    promo: "Enter a promo code that grants tokens or premium status.",
    contact: "Ask the operator to activate it for you.",
    usePromo: "Enter a promo code",
    ask: "Contact the operator",
  },
};
