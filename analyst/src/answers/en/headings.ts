import type { Headings } from "../answer.ts";

export const en: Headings = {
  "vc-or-bootstrap": {
    title: "Venture capital, or grow on your own?",
    asks: [
      "Should I raise venture capital or bootstrap?",
      "Is my business a fit for VCs?",
      "Do I need investors to start?",
      "Can I build it without outside money?",
    ],
    terms:
      "vc venture capital investors bootstrap bootstrapping self-funded fund outside funding raise money revenue grow own",
  },
  "find-angels": {
    title: "How to find angel investors",
    asks: [
      "How do I find angel investors?",
      "Who invests in early-stage startups?",
      "How do I get a warm introduction to investors?",
      "Where can I find people to fund my startup?",
    ],
    terms: "angel angels investor investors network syndicate introduction cheque private seed money young companies",
  },
  grants: {
    title: "Which grants and public funding are there?",
    asks: [
      "What grants can I apply for?",
      "How do I get government funding for a startup?",
      "Is there non-repayable support for founders?",
      "How do I apply for SBIR or the EIC accelerator?",
    ],
    terms:
      "grant grants subsidy subsidies public government money funding non-dilutive EIC SBIR innovate exist EU programme pay back",
  },
  "bank-loan": {
    title: "Will a bank give you a loan?",
    asks: [
      "Can I get a bank loan for my startup?",
      "How do I finance with debt?",
      "What does the bank want to see for a credit?",
      "Should I sign a personal guarantee?",
      "SBA loan",
    ],
    terms: "bank loan credit lend lending borrow debt SBA KfW guarantee collateral interest instalment",
  },
  crowdfunding: {
    title: "Does crowdfunding fit?",
    asks: [
      "Should we run a crowdfunding campaign?",
      "How does equity crowdfunding work?",
      "How do I prepare a Kickstarter or Indiegogo?",
      "Can I raise money from the crowd?",
    ],
    terms:
      "crowdfunding crowd kickstarter indiegogo pre-order campaign backers reg cf wefunder republic seedrs crowdcube",
  },
  "revenue-based-financing": {
    title: "What does revenue-based financing cost?",
    asks: [
      "What is revenue-based financing?",
      "Should I take an advance on my revenue?",
      "Merchant cash advance or loan?",
      "Is a revenue share loan expensive?",
    ],
    terms: "revenue-based financing rbf advance merchant cash share of revenue royalty clearco pipe wayflyer",
  },
  accelerators: {
    title: "Is an accelerator worth the equity?",
    asks: [
      "Should I join an accelerator?",
      "Is YC worth 7%?",
      "How do I get into an accelerator or incubator?",
      "What do accelerators give and take?",
    ],
    terms: "accelerator accelerators incubator yc y combinator techstars batch programme cohort demo day",
  },
  "safe-or-note": {
    title: "SAFE or convertible note?",
    asks: [
      "Should I use a SAFE or a convertible note?",
      "What is a SAFE?",
      "How does a valuation cap work?",
      "What is a convertible loan?",
      "What does post-money SAFE mean?",
      "Should I give a discount or a cap?",
    ],
    terms:
      "safe safes convertible note convert converts cap discount loan y combinator yc instrument paper sign angel post-money asa wandeldarlehen",
  },
  valuation: {
    title: "What is my startup worth?",
    asks: [
      "How do I value my startup?",
      "What valuation should I ask for?",
      "How much is a pre-revenue company worth?",
      "What is pre-money and post-money valuation?",
    ],
    terms: "valuation value valued worth pre-money post-money price of the company multiple berkus scorecard",
  },
  dilution: {
    title: "How much will I be diluted?",
    asks: [
      "How does dilution work?",
      "What does a cap table look like after a round?",
      "How much of the company do I keep after a seed round?",
      "How much equity should I give away to investors?",
    ],
    terms: "dilution dilute diluted cap table ownership stake percent own left after rounds sell share give away",
  },
  "option-pool": {
    title: "How large should the option pool be?",
    asks: [
      "How big should our option pool be?",
      "What is an ESOP?",
      "Should the pool come out of the pre-money?",
      "How many options do we reserve for the team?",
    ],
    terms: "option pool options esop employee stock plan reserve pre-money shuffle employees",
  },
  "term-sheet": {
    title: "What to watch for in a term sheet",
    asks: [
      "How do I read a term sheet?",
      "What is a liquidation preference?",
      "Which terms should I negotiate with investors?",
      "What are drag-along and anti-dilution?",
      "How many board seats do investors get?",
    ],
    terms:
      "term sheet terms clauses liquidation preference anti-dilution drag along pro rata board seat veto negotiate exclusivity",
  },
  "due-diligence": {
    title: "Prepare for due diligence",
    asks: [
      "What is due diligence?",
      "What documents do investors ask for?",
      "How do I set up a data room?",
      "What should be in my data room?",
    ],
    terms: "due diligence data room documents checklist investors check papers audit vdr",
  },
  "pitch-deck": {
    title: "What belongs in a pitch deck, and in which order",
    asks: [
      "What should a pitch deck contain?",
      "How many slides should my deck have?",
      "How do I structure my pitch?",
      "What order should my slides be in?",
      "Write a pitch deck",
      "How do I pitch to investors?",
    ],
    terms: "pitch deck slides slide presentation investor order structure story outline present",
  },
  "investor-update": {
    title: "What to write in an investor update",
    asks: [
      "How do I write an investor update?",
      "What do investors want to hear every month?",
      "Write an investor update",
      "How often should I report to shareholders?",
    ],
    terms: "investor investors update monthly report newsletter shareholders email reporting",
  },
  "split-equity": {
    title: "How to split equity between founders",
    asks: [
      "How should we split equity?",
      "How much should my co-founder get?",
      "Is a 50/50 split a good idea?",
      "How do we divide shares between founders?",
      "What percentage for a co-founder who joins later?",
    ],
    terms:
      "split equity shares founders cofounder co-founder divide fair fifty percentage 50/50 partner ownership two of us",
  },
  vesting: {
    title: "How vesting and a cliff work",
    asks: [
      "What is vesting?",
      "What is a one-year cliff?",
      "What happens to shares when a founder leaves?",
      "What is an 83(b) election?",
      "Should founders have vesting?",
      "good leaver bad leaver",
    ],
    terms: "vesting vest cliff leaver acceleration 83b four years shares founder leaves walks out quits early",
  },
  "technical-cofounder": {
    title: "How to find a technical co-founder",
    asks: [
      "How do I find a technical co-founder?",
      "Where do I find a CTO?",
      "I am not technical, how do I build my product?",
      "Should I hire an agency or find a developer co-founder?",
    ],
    terms:
      "technical cofounder co-founder cto developer programmer engineer code non-technical join partner agency build",
  },
  "cofounder-conflict": {
    title: "When founders disagree",
    asks: [
      "What do I do when I disagree with my co-founder?",
      "How do I part ways with a co-founder?",
      "My co-founder does not work enough",
      "How do I get rid of a cofounder?",
      "We are deadlocked",
    ],
    terms:
      "cofounder co-founder conflict disagree disagreement fight argue deadlock dispute break up separate quit lazy partner mediator",
  },
  "side-job": {
    title: "Start beside a job",
    asks: [
      "Can I start a company while employed?",
      "Can my employer claim my side project?",
      "When should I quit my job?",
      "Should I leave my day job for my startup?",
    ],
    terms:
      "side job employed employer employment contract day job full-time moonlighting quit nights weekends side project hustle",
  },
  burnout: {
    title: "When you cannot go on",
    asks: [
      "How do I avoid burnout?",
      "I have lost my motivation",
      "How do founders deal with stress?",
      "I feel overwhelmed and tired",
      "I feel like giving up",
    ],
    terms:
      "burnout burned out exhausted tired stress motivation overwhelmed lonely anxiety mental health depressed sleep giving up",
  },
  "first-hires": {
    title: "Whom to hire first",
    asks: [
      "Who should we hire first?",
      "How do I hire my first employee?",
      "When should I make my first hire?",
      "How do I interview candidates?",
      "Write a job ad",
    ],
    terms:
      "hire hires hiring first employee recruit recruiting candidate job ad advert posting team staff role employee",
  },
  "contractor-or-employee": {
    title: "Contractor or employee?",
    asks: [
      "Should I use contractors or employees?",
      "Is my freelancer really an employee?",
      "What is false self-employment?",
      "Who owns the code a freelancer writes?",
      "W-2 or 1099",
    ],
    terms:
      "contractor contractors freelancer freelancers employee employees permanent staff self-employed ir35 1099 w-2 misclassification",
  },
  "first-salesperson": {
    title: "When to hire the first salesperson",
    asks: [
      "When should I hire a salesperson?",
      "How much commission should a sales rep get?",
      "How do I hire my first account executive?",
      "Should the founder do sales?",
    ],
    terms:
      "salesperson sales rep representative commission account executive hire selling quota founder-led sdr bring in",
  },
  "early-equity": {
    title: "Salary and equity for early employees",
    asks: [
      "How much equity should I give early employees?",
      "What salary should I pay my first employees?",
      "How many options for employee number one?",
      "How much equity does an advisor get?",
      "What salary should founders pay themselves?",
    ],
    terms:
      "equity salary early employee employees options stock grant advisor compensation pay shares number percentage wage",
  },
  firing: {
    title: "How to let somebody go",
    asks: [
      "How do I fire someone?",
      "How do I dismiss an employee?",
      "An employee underperforms, what do I do?",
      "What notice do I have to give when I terminate an employee?",
      "layoffs",
    ],
    terms:
      "fire firing dismiss dismissal terminate termination let go lay off layoff notice severance underperform decently sack",
  },
  "interview-guide": {
    title: "How to interview customers",
    asks: [
      "How do I do customer interviews?",
      "What questions should I ask potential customers?",
      "How many customer interviews do I need?",
      "Write an interview guide",
      "customer discovery script",
      "The Mom Test",
    ],
    terms:
      "interview interviews customer discovery questions ask guide script talking talk potential customers users mom test research",
  },
  "landing-page-test": {
    title: "Test demand with a landing page",
    asks: [
      "How do I test demand before building?",
      "How do I build a landing page test?",
      "What conversion rate should a landing page have?",
      "smoke test",
      "Write a landing page",
      "fake door test",
    ],
    terms:
      "landing page demand test smoke validate validation conversion visitors website headline before building web check",
  },
  "waiting-list": {
    title: "What a waiting list is worth",
    asks: [
      "Is a waiting list useful?",
      "How do I build a waitlist before launch?",
      "What do email sign-ups prove?",
      "How many waitlist sign-ups convert to customers?",
    ],
    terms: "waiting list waitlist pre-launch signups sign-ups signed up subscribers launch email list early access",
  },
  "mvp-scope": {
    title: "What belongs in the first version",
    asks: [
      "What should my MVP include?",
      "How small should an MVP be?",
      "How do I prioritise features?",
      "What is a minimum viable product?",
      "Should I build a prototype first?",
    ],
    terms: "mvp minimum viable product features first version scope prototype prioritise build concierge v1 cut",
  },
  "product-market-fit": {
    title: "How to know product-market fit",
    asks: [
      "How do I know if I have product-market fit?",
      "How do I measure product-market fit?",
      "What is the 40% test by Sean Ellis?",
      "Write a survey on how disappointed users would be",
    ],
    terms: "product-market product market fit pmf retention disappointed survey ellis superhuman",
  },
  pivot: {
    title: "Pivot or persevere?",
    asks: [
      "Should I pivot or persevere?",
      "When is it time to give up on an idea?",
      "When should I change direction?",
      "Nothing is working, should I stop?",
    ],
    terms: "pivot persevere change direction give up idea continue keep going stop quit stuck traction",
  },
  "ab-tests": {
    title: "How many visitors an A/B test needs",
    asks: [
      "How long should an A/B test run?",
      "What sample size do I need?",
      "Is my test statistically significant?",
      "How do I run an experiment on my website?",
    ],
    terms: "a/b ab test tests split sample size significant significance experiment variant visitors statistical",
  },
  metrics: {
    title: "Which numbers to track",
    asks: [
      "Which metrics should I track?",
      "What KPIs matter for a startup?",
      "What is a north star metric?",
      "What should be on my dashboard?",
      "vanity metrics",
    ],
    terms: "metrics kpi kpis numbers track measure dashboard north star indicators week weekly look",
  },
  okrs: {
    title: "How to write OKRs",
    asks: [
      "What are OKRs?",
      "How do I write good OKRs?",
      "How do I set goals for my team?",
      "Write OKRs for this quarter",
    ],
    terms: "okr okrs objectives key results goals quarter quarterly set team targets",
  },
  "first-customers": {
    title: "How to win the first ten customers",
    asks: [
      "How do I get my first customers?",
      "Who will be my first ten customers?",
      "How do I find early adopters?",
      "How do I get my first sale?",
      "How do I find users without a budget?",
    ],
    terms: "first customers ten users early adopters buyers get find buy sale clients traction people",
  },
  "cold-email": {
    title: "How to write a cold email",
    asks: [
      "How do I write a cold email?",
      "Write a cold email",
      "How do I reach out to strangers?",
      "What is a good subject line for outreach?",
      "Is cold emailing legal?",
      "Draft an outreach message",
      "linkedin message",
    ],
    terms:
      "cold email mail emails outreach message subject line prospecting follow-up letter write draft strangers reach out",
  },
  "sales-cycle": {
    title: "How to shorten a B2B sales cycle",
    asks: [
      "How do I sell to enterprises?",
      "How long is a B2B sales cycle?",
      "How do I speed up procurement?",
      "Who is the decision maker in a company?",
      "Deals take too long to close",
    ],
    terms:
      "b2b sales cycle enterprise procurement decision maker close deals budget slow companies long speed faster year",
  },
  pilot: {
    title: "Should a pilot be paid?",
    asks: [
      "Should I charge for a pilot?",
      "How do I run a pilot with a big customer?",
      "What is a proof of concept?",
      "Write a pilot agreement",
      "How do I turn a pilot into a contract?",
    ],
    terms: "pilot pilots proof of concept poc trial corporate corporation enterprise paid free agreement big customer",
  },
  partnerships: {
    title: "How to sell through partners",
    asks: [
      "How do I find sales partners?",
      "How do I build a partnership?",
      "What commission do resellers get?",
      "Should I sell through a channel partner?",
      "affiliate programme",
    ],
    terms:
      "partner partners partnership partnerships reseller resellers channel affiliate distributor commission integration",
  },
  "marketplace-start": {
    title: "How to start a marketplace",
    asks: [
      "How do I solve the chicken-and-egg problem?",
      "Which side of the marketplace comes first?",
      "What take rate should a marketplace charge?",
      "How do I get liquidity in a two-sided market?",
    ],
    terms:
      "marketplace platform two-sided chicken egg supply demand sellers buyers liquidity take rate network effects",
  },
  competitors: {
    title: "When a competitor appears",
    asks: [
      "What do I do about competitors?",
      "Somebody had the same idea",
      "A competitor copied us",
      "How do I differentiate from competition?",
      "A new rival entered the market",
    ],
    terms: "competitor competitors competition rival rivals compete same idea differentiate launched worry exactly",
  },
  "copied-by-giant": {
    title: "What if a big company copies you?",
    asks: [
      "What if a big company copies us?",
      "What if Amazon, Google or Microsoft builds this?",
      "What is my moat?",
      "How do I defend against incumbents?",
    ],
    terms:
      "copy copies copied big company giant google amazon microsoft apple openai moat incumbent defend defensible steal",
  },
  seo: {
    title: "How to be found by search engines",
    asks: [
      "How do I do SEO?",
      "How do I rank on Google?",
      "How long does SEO take?",
      "How do I get organic traffic?",
      "backlinks and keywords",
    ],
    terms: "seo search engine google rank ranking organic traffic keywords backlinks results found blog",
  },
  "paid-ads": {
    title: "How to start with paid ads",
    asks: [
      "Should I run ads?",
      "How much should I spend on Google Ads?",
      "Do Facebook ads work for startups?",
      "What can I pay per click?",
      "My ads do not convert",
    ],
    terms: "ads ad advertising advertise paid google facebook meta instagram linkedin ppc click cpc budget campaign",
  },
  "content-social": {
    title: "Content and social media that work",
    asks: [
      "How do I build an audience?",
      "Which social media channel should I use?",
      "What should I post on LinkedIn?",
      "How do I market on TikTok or Instagram?",
      "Should I start a blog or newsletter?",
      "How do I work with influencers?",
    ],
    terms:
      "social media content audience followers post posting linkedin tiktok instagram youtube twitter newsletter influencer influencers community",
  },
  referral: {
    title: "How to get referrals",
    asks: [
      "How do I get referrals?",
      "How do I build a referral program?",
      "How do I make my product viral?",
      "How do I ask for recommendations?",
      "What reward should a referral get?",
    ],
    terms: "referral referrals refer recommend recommendation word of mouth viral friends invite bring reward",
  },
  press: {
    title: "How to get press",
    asks: [
      "How do I get press coverage?",
      "How do I pitch a journalist?",
      "Write a press release",
      "Should I hire a PR agency?",
    ],
    terms: "press journalist journalists media pr coverage newspaper article release reporter tv public relations",
  },
  "app-store": {
    title: "App stores: fees and being found",
    asks: [
      "What fee do Apple and Google take?",
      "How do I get more downloads for my app?",
      "What is app store optimisation?",
      "Why was my app rejected?",
    ],
    terms: "app store apple google play commission fee 30 downloads aso optimisation rejected review listing",
  },
  "set-price": {
    title: "How to set a price",
    asks: [
      "How do I price my product?",
      "How much should I charge?",
      "What should be on my pricing page?",
      "What pricing model should I use?",
      "Is my price too low?",
      "subscription or one-time price",
    ],
    terms: "price pricing charge plans tiers page subscription willingness to pay cost plus value-based how much",
  },
  "raise-prices": {
    title: "How to raise prices",
    asks: [
      "How do I raise my prices?",
      "Should I increase the price for existing customers?",
      "How do I announce a price increase?",
      "Write a price increase email",
    ],
    terms: "raise increase prices price expensive existing customers announce higher grandfather hike",
  },
  "trial-or-freemium": {
    title: "Free trial or freemium?",
    asks: [
      "Should I offer a free trial or freemium?",
      "How long should a free trial be?",
      "Should I ask for a credit card for the trial?",
      "Should there be a free plan?",
      "What share of free users converts to paid?",
    ],
    terms: "free trial freemium plan conversion paid card 14 days try users limits tier",
  },
  "unit-economics": {
    title: "Unit economics, explained",
    asks: [
      "What are unit economics?",
      "How do I calculate unit economics?",
      "What is contribution margin?",
      "Do I make money on each order?",
    ],
    terms: "unit economics contribution margin per customer per order break even variable costs explain",
  },
  "gross-margin": {
    title: "What gross margin is healthy",
    asks: [
      "What is a good gross margin?",
      "How do I calculate gross margin?",
      "What goes into COGS?",
      "How do I improve my margin?",
    ],
    terms: "gross margin cogs cost of goods sold margins hosting healthy level",
  },
  churn: {
    title: "What churn is normal, and how to lower it",
    asks: [
      "What is a good churn rate?",
      "How do I reduce churn?",
      "Why do customers cancel?",
      "How do I calculate churn?",
      "How do I keep my customers?",
    ],
    terms:
      "churn cancel cancellation cancellations cancelling retention leave leaving subscribers subscription lose keep rate",
  },
  "cac-ltv": {
    title: "How to compute CAC and LTV",
    asks: [
      "How do I calculate customer acquisition cost?",
      "What is lifetime value?",
      "What is a good LTV to CAC ratio?",
      "What is CAC?",
    ],
    terms: "cac ltv clv customer acquisition cost lifetime value ratio worth compute calculate over time",
  },
  payback: {
    title: "How fast a customer should pay back",
    asks: [
      "What is a good CAC payback period?",
      "How do I calculate payback?",
      "How many months until a customer pays for itself?",
      "How do I shorten the payback time?",
    ],
    terms: "payback pay back months period recover earn back recoup acquisition cost win quickly",
  },
  "burn-runway": {
    title: "How to compute burn and runway",
    asks: [
      "What is burn rate?",
      "How do I calculate runway?",
      "How much runway should I have?",
      "What does default alive mean?",
      "How do I make the money last longer?",
      "What is a burn multiple?",
    ],
    terms: "burn rate runway cash months money lasts last left default alive spend bank account",
  },
  gdpr: {
    title: "GDPR: what a small company has to do",
    asks: [
      "What do I need to do for GDPR?",
      "Does the GDPR apply to me?",
      "Do I need a cookie banner?",
      "What is a data processing agreement?",
      "How do I handle personal data?",
    ],
    terms:
      "gdpr data protection privacy personal data cookies cookie banner consent processing european europe rules comply dpa",
  },
  "terms-privacy": {
    title: "Terms of service and privacy policy",
    asks: [
      "Do I need terms and conditions?",
      "How do I write terms of service?",
      "Write a privacy policy",
      "Do I need an imprint?",
      "What legal pages does my website need?",
    ],
    terms: "terms conditions service privacy policy imprint legal pages tos refund withdrawal website",
  },
  patents: {
    title: "Is a patent worth it?",
    asks: [
      "Should I patent my invention?",
      "How do I get a patent?",
      "What does a patent cost?",
      "Can software be patented?",
      "How do I protect my idea?",
    ],
    terms: "patent patents patented invention inventor provisional intellectual property protect idea pct novelty",
  },
  trademarks: {
    title: "How to protect a name",
    asks: [
      "How do I register a trademark?",
      "Do I need a trademark?",
      "What does a trademark cost?",
      "Someone uses our name, what do I do?",
      "How do I check if a name is taken by a trademark?",
    ],
    terms: "trademark trademarks brand name logo register protect euipo uspto nice class infringement",
  },
  nda: {
    title: "When to use an NDA",
    asks: [
      "Do I need an NDA?",
      "Should I ask investors to sign an NDA?",
      "Write an NDA",
      "Will somebody steal my idea?",
      "How do I keep my idea secret?",
    ],
    terms: "nda non-disclosure confidentiality confidential agreement secret sign steal idea trade secrets",
  },
  "open-source": {
    title: "Open-source licences in a product",
    asks: [
      "Can I use open source in a commercial product?",
      "Which open-source license should I choose?",
      "What is the difference between MIT and GPL?",
      "Do I have to publish my code under the AGPL?",
    ],
    terms:
      "open source license licence licenses licences gpl agpl mit apache lgpl copyleft libraries library sell software",
  },
  incorporate: {
    title: "Where and how to incorporate",
    asks: [
      "Which legal form should I choose?",
      "Should I incorporate in Delaware?",
      "How do I register a company?",
      "LLC or C-corp?",
      "When should I incorporate?",
      "How do I found a limited company?",
    ],
    terms:
      "incorporate incorporation register company legal form entity delaware c-corp llc ltd limited gmbh ug sas sarl sl private limited found",
  },
  "taxes-vat": {
    title: "VAT and sales tax, the basics",
    asks: [
      "Do I have to pay VAT?",
      "When do I need to register for VAT?",
      "How does sales tax work for online sales?",
      "What taxes does a startup pay?",
      "Is my price with or without VAT?",
    ],
    terms: "vat tax taxes sales tax gst invoice threshold register reverse charge oss charge",
  },
  insurance: {
    title: "Which insurance a startup needs",
    asks: [
      "What insurance do I need?",
      "Do I need liability insurance?",
      "What is D&O insurance?",
      "Is professional indemnity necessary?",
    ],
    terms: "insurance insure insured liability indemnity cyber d&o cover policy broker",
  },
  "domain-and-name": {
    title: "Find a name and a domain",
    asks: [
      "How do I choose a company name?",
      "How do I find a domain name?",
      "Should I buy a .com domain?",
      "The domain I want is taken",
      "Is my name any good?",
    ],
    terms: "name naming domain .com company brand names url website address good free startup",
  },
  "sell-company": {
    title: "How a sale of the company works",
    asks: [
      "How do I sell my startup?",
      "Someone wants to acquire us",
      "What is a letter of intent?",
      "How is a company valued in an acquisition?",
      "What is an earn-out?",
    ],
    terms:
      "sell selling sale company exit acquisition acquire acquired acquirer buy us out m&a letter of intent earn-out loi buyer",
  },
  "shut-down": {
    title: "How to close a company",
    asks: [
      "How do I shut down my startup?",
      "How do I dissolve a company?",
      "What happens when the company is insolvent?",
      "We run out of money, what are my duties?",
    ],
    terms:
      "shut down close closing company wind up dissolve liquidation insolvent insolvency bankrupt bankruptcy deregister properly",
  },
};
