import { toolPrices } from "@cofounder/contract/tools/prices";
import { Link } from "react-router";
import { limits } from "../../api/index.ts";
import { plans } from "../../content/plans.ts";
import { apiLimits, type pricing } from "../../content/pricing.ts";
import { formats } from "../../locales/formats.ts";
import { fill } from "../../locales/page-texts.ts";
import { cn } from "../../ui/cn.ts";
import { usePricing } from "./pricing-texts.ts";

type PricedTool = keyof typeof pricing.tools;

/** The tokens of a reply in the chat. */
const replyPrices = { least: 1, most: 3 };

const tableStyles = cn(
  "w-full text-left [&_tr]:border-t [&_tr]:border-line",
  "[&_td]:py-3 [&_td]:text-right [&_td]:whitespace-nowrap [&_td]:tabular-nums",
  "[&_th]:py-3 [&_th]:pr-4 [&_th]:font-normal",
);

/** What the free tokens and those of the smallest plan are enough for. */
export function TokenExamples() {
  const { ten, apps } = usePricing().wallet;
  const buys = (price: number, tokens: number = limits.signUpTokens) => formats.number(Math.floor(tokens / price));
  const [plan] = plans;
  const words = {
    free: formats.number(limits.signUpTokens),
    replies: buys(replyPrices.most),
    analyses: buys(toolPrices["competitor-analysis"]),
    websites: buys(toolPrices["website-builder"]),
    ...(plan && {
      plan: plan.name,
      tokens: formats.number(plan.tokens),
      apps: buys(toolPrices["app-generator"], plan.tokens),
    }),
  };
  return (
    <div className="mt-4 max-w-xl space-y-3 text-sm text-muted">
      <p>{fill(ten, words)}</p>
      <p>{fill(apps, words)}</p>
    </div>
  );
}

/** What one token pays for, from the contract's prices. */
export function TokenCosts() {
  const { wallet, tools } = usePricing();
  const rows = [
    {
      name: wallet.chat.name,
      cost: fill(wallet.chat.cost, {
        least: formats.number(replyPrices.least),
        most: formats.number(replyPrices.most),
      }),
    },
    ...(Object.keys(tools) as PricedTool[]).map((tool) => ({
      name: tools[tool],
      cost: formats.number(toolPrices[tool]),
    })),
    { name: wallet.app, cost: fill(wallet.appCost, { tokens: formats.number(toolPrices["app-generator"]) }) },
    { name: wallet.free, cost: formats.number(0) },
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
  const { api } = usePricing();
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
          {apiLimits.map(({ plan, requestsPerDay }) => (
            <tr key={plan}>
              <th scope="row">{api.limits[plan]}</th>
              <td className="font-medium">
                {requestsPerDay === null ? api.unlimited : formats.number(requestsPerDay)}
              </td>
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
