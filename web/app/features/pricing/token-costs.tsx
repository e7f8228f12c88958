import { toolPrices } from "@cofounder/contract/tools/prices";
import { Link } from "react-router";
import { limits } from "../../api/index.ts";
import { plans } from "../../content/plans.ts";
import { pricing } from "../../content/pricing.ts";

type PricedTool = keyof typeof pricing.tools;

const count = new Intl.NumberFormat("en");

const tableStyles =
  "w-full text-left [&_td]:py-3 [&_td]:text-right [&_td]:tabular-nums [&_th]:py-3 [&_th]:pr-4 [&_th]:font-normal [&_tr]:border-t [&_tr]:border-line";

/** What the free tokens and those of the smallest plan are enough for. */
export function TokenExamples() {
  const { ten, apps, chat } = pricing.wallet;
  const buys = (price: number, tokens: number = limits.signUpTokens) => count.format(Math.floor(tokens / price));
  const [plan] = plans;
  const words = {
    free: count.format(limits.signUpTokens),
    replies: buys(chat.most),
    analyses: buys(toolPrices["competitor-analysis"]),
    websites: buys(toolPrices["website-builder"]),
    ...(plan && {
      plan: plan.name,
      tokens: count.format(plan.tokens),
      apps: buys(toolPrices["app-generator"], plan.tokens),
    }),
  };
  const filled = (text: string) =>
    Object.entries(words).reduce((so, [name, value]) => so.replace(`{{${name}}}`, value), text);
  return (
    <div className="mt-4 max-w-xl space-y-3 text-sm text-muted">
      <p>{filled(ten)}</p>
      <p>{filled(apps)}</p>
    </div>
  );
}

/** What one token pays for, from the contract's prices. */
export function TokenCosts() {
  const { wallet, tools } = pricing;
  const rows = [
    { name: wallet.chat.name, cost: wallet.chat.cost },
    ...(Object.keys(tools) as PricedTool[]).map((tool) => ({ name: tools[tool], cost: String(toolPrices[tool]) })),
    { name: wallet.app, cost: wallet.appCost.replace("{{tokens}}", count.format(toolPrices["app-generator"])) },
    { name: wallet.free, cost: wallet.freeCost },
  ];
  return (
    <table className={tableStyles} aria-label={wallet.title}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{wallet.name}</th>
          <th scope="col">{wallet.cost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cost }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="font-medium">{cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** API requests per day, by plan. */
export function ApiLimits() {
  const { api } = pricing;
  return (
    <section aria-labelledby="api-limits" className="rounded-window border border-line bg-sunken p-6 sm:p-8">
      <h2 id="api-limits" className="text-heading font-semibold">
        {api.title}
      </h2>
      <p className="mt-1.5 text-muted">{api.text}</p>
      <table className={`mt-5 ${tableStyles}`}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{api.plan}</th>
            <th scope="col">{api.requests}</th>
          </tr>
        </thead>
        <tbody>
          {api.limits.map(({ plan, requestsPerDay }) => (
            <tr key={plan}>
              <th scope="row">{plan}</th>
              <td className="font-medium">{requestsPerDay === null ? api.unlimited : count.format(requestsPerDay)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link
        to="/api-documentation"
        className="mt-4 inline-block rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {api.link}
      </Link>
    </section>
  );
}
