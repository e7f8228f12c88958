import type { Texts } from "../answer.ts";

export const marketing: Texts<"marketing"> = {
  seo: {
    body: `You are found when a page answers exactly what somebody typed, better than what is there, and other sites link to it. It takes six to twelve months, so it is a second channel, not the first.

1. **Collect 30 searches of people about to buy,** not of people who want to learn: "[job] software for [trade]", "[competitor] alternative", "[problem] [town]", "[A] vs [B]", "[task] template". {{buyer: Ask {buyer} what they typed last time. || Ask customers what they typed last time.}} The words stand in your interviews.
2. **Look at the first page for each.** If it is full of large portals, choose a narrower search. If there are forum posts and old articles, you have a chance.
3. **One page a search,** with the answer in the first two sentences, real figures, a picture of your own, a price, and one next step. Have it read by a customer.
4. **The technical part takes a day:** every page has its own title and description, is reachable by a link, loads in under two seconds on a phone, is not blocked (check in Google Search Console), has a sitemap.
5. **Links:** partners, customers' "tools we use", associations, your own data that others quote, free small tools. Never bought ones.
6. **Local business:** the map entry with photos, opening hours and 20 honest reviews brings more than the whole site.

**Measure** in Search Console monthly: impressions first (after weeks), clicks, then sign-ups from search. Improve pages on places 5 to 15 before you write new ones.

**Stop rule:** ten good pages without an impression after four months: wrong searches, not bad luck.`,
  },
  "paid-ads": {
    body: `Compute the most you may pay for a click before you open the account:

**highest click price = 12 × contribution a month × share of visitors who buy**

{{price: Take your {price} minus what one customer costs to serve, times 12, times your conversion. || With €30 left per customer and month and 2% buying: 12 × 30 × 0.02 = €7.20.}} The US average for search in 2026 is $5.42 a click and $66.69 a lead.[^wordstream] If your ceiling lies below what the keyword planner shows, this channel is closed to you at this price: you know it without spending anything.

**A first test for $300–500**

1. **Search before social.** Somebody who types the problem is closer to buying than somebody who scrolls. Social suits products one sees and wants.
2. **10–20 exact phrases** of people about to buy, one town or country, no "broad match", and a list of excluded words (free, job, course).
3. **Advertisement = the search's words + price + proof.** One landing page with the same promise.
4. **Track payment or a booked call,** not clicks. Test the tracking with your own purchase.
5. **Stop rule:** no customer after three times the amount you may pay for one.

**Read it soberly:** 100 clicks and no buyer says only that the rate is very likely below 3%. So a test too small proves nothing in either direction.

**Then:** improve the page first, the offer second, the bid last. Scale by a fifth a week and watch whether the *next* customer still pays back: the first clicks are the cheapest. Platforms report more sales than your bank does; believe the bank.`,
  },
  "content-social": {
    body: `Choose **one** place where your buyers already are, and be useful there for 90 days. Five channels with a post a week each are five empty rooms.

**Which place?** {{buyer: Ask {buyer} which group, newsletter or person they read about work. || Ask ten customers which group, newsletter or person they read about work.}} Firms: LinkedIn, trade newsletters, association meetings. Consumers: wherever one sees the product in use. Developers: where they solve problems. Local: the neighbourhood's groups.

**What to write**, in the order of effect:

1. **A case with numbers:** "how a bakery with 4 staff saved 6 hours a week, step by step, with the mistake we made".
2. **An opinion you can defend,** against what everyone in the trade repeats.
3. **A tool or template** people keep.
4. **Answers** to the question you heard three times this week.

Nobody waits for company news.

**A rhythm you can hold:** two hours on Monday write one good piece; cut it into three short ones; comment usefully under ten posts of others each day, for ten minutes. In the first two months commenting brings more than posting.

**Measure** conversations with possible buyers and sign-ups that name it ("where did you hear of us?" as a free field), not followers.

**Influencers:** the engagement of small Instagram accounts (1,000–10,000 followers) is on average 1.78%, of those over a million 0.33%.[^hypeaudit] The most you may pay = expected clicks × conversion × what a customer brings. Paid posts have to be marked as advertising nearly everywhere.

**Stop rule:** fewer than five real conversations after 90 days: change the place.`,
  },
  referral: {
    body: `People recommend you when it makes *them* look good, right after something went well. So first ask by hand; a program only makes easier what already happens.

1. **Find the moment:** the first result, a good review, a renewal. {{offer: When does a user of {offer} say "oh, nice"? Ask there. || When does a user say "oh, nice"? Ask there.}}
2. **Ask for one named person.** "Who among your colleagues has the same trouble with [problem]? May I mention you?" is stronger than "tell your friends".
3. **Write the text for them:** two sentences they can forward, without advertising words.
4. **Thank within a day,** and report how it ended.

**A program pays when** at least one in ten new customers already comes by recommendation. Then:

- reward both sides (give a month, get a month) and pay only when the new one has paid;
- reward in your product rather than money: it costs you your margin, not the price, and attracts users;
- the most it may cost = what you pay for a customer elsewhere. {{cac: Today that is {cac}. || If a customer costs you €120 in advertising, a month for each side at €30 is cheap.}}
- one link, visible at the good moment, with a counter.

**Measure:** customers who invite × people invited × share that buys. 20% × 3 × 10% = 0.06: a hundred customers bring six more. That is a fine discount on marketing; it is not growth by itself. Only from 1 upwards would it be viral, and hardly any product for companies is.

With doctors, lawyers, finance and public buyers, paying for recommendations can be forbidden: a donation or plain thanks will do.`,
  },
  press: {
    body: `Journalists write about something their readers will talk about. Your launch is not that; what you *know* might be: a number nobody has, a conflict, a person, a change in the law that hits their readers.

1. **Find the story.** "We launched an app" no. "In three of four flats in Leeds a repair takes longer than 30 days: we evaluated 2,000 reports" yes. Your own data are the best material a young company has.
2. **Choose ten people,** not a list of 500: those who wrote about this subject in the last three months. Trade papers and local papers first. They have space, and your buyers read them{{buyer: : which one lies on the desk of {buyer}? || .}}
3. **Write five sentences,** to one person, with their last article named: the news, the number, why now, who can be spoken to (a customer!), and by when. No attachment; pictures by link.
4. **Offer it exclusively** to the first for three days.
5. **Call the day after,** once, in the morning.
6. **Be ready:** a page with photos free to use, five facts, a customer who talks, a phone number that is answered for 48 hours.

**What it brings:** a day of visitors, and for years a line "as seen in", a link, and an easier first talk. Rarely customers by the hundred. So do it for trust, when somebody lands on a page that sells.

Do not pay for "features", nor send press releases by a wire to nobody. Agencies pay off when you have news every month.

Wrong facts: ask politely for a correction of the fact, never of the opinion.`,
    template: `**Subject:** [the number or conflict, in 6–8 words]

Hello [name],

you wrote about [subject] on [date]; this adds a number nobody has published yet.

**[The news in one sentence, with the number.]** It comes from [where, how many cases, which months].
It matters now because [law, season, event].
[Name], who is affected, can be quoted: [role, town]. I can explain the data: {offer|[what you do]} for {buyer|[whom]} gives us this view.

You may have it exclusively until [day, time]. Data and photos: [link].

[Name, company, phone that is answered]`,
  },
  "app-store": {
    body: `**What the stores take:** Apple 30% of digital sales, 15% for developers below $1 million a year in the Small Business Program, and for subscriptions after the first year. Google Play takes 15% of the first $1 million a year.[^store-fees] Rules on paying outside the store change by country, above all in the EU and the US: check before you plan without the fee. Physical goods and services pay no commission.

**Being found:** most searches in the store are for a name or a task.

1. **Title and subtitle:** name plus the task in the user's words ("Repair reports for landlords"). Keywords are not repeated.
2. **First three screenshots** are the advertisement: one sentence of benefit each, large, readable.
3. **Reviews:** ask at the good moment, not at the start, and answer every bad one.
4. **Localise** title and screenshots before the app itself.
5. **Bring people from outside.** Stores reward installs that stay; ten communities beat a launch day.

**Be realistic:** about 26% of users are still there after a day, 13% after a week, 7% after a month.[^adjust] 57.7% of new subscription apps never earn $1,000.[^adapty] A median of 1.7% of downloads pay within 30 days.[^revenuecat-2025]

**So compute:** {{price: at {price}, 1,000 downloads × 1.7% are 17 payers, minus the store's share. || 1,000 downloads × 1.7% × €5 × 85% = €72 a month.}} Show the offer on the first day: 82% of trials begin then.[^revenuecat-2025]

**Rejected?** It is mostly one of these: crashes, missing log-in for the tester, no way to delete the account, unclear prices, missing privacy details. Reply politely, correct, resubmit.`,
  },
};
