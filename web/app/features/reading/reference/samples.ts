import type { reference } from "virtual:api-reference";
import { apiDocumentation } from "../../../content/api-documentation.ts";

export interface Endpoint extends Pick<(typeof reference)[number], "method" | "path"> {
  /** The request that the examples send. */
  example: Readonly<Record<string, string>>;
}

export interface Sample {
  language: string;
  code: string;
}

/** The call of an endpoint in three languages. */
export const samplesOf = (endpoint: Endpoint): Sample[] => [
  { language: "curl", code: curl(endpoint) },
  { language: "TypeScript", code: typescript(endpoint) },
  { language: "Python", code: python(endpoint) },
];

const pathOf = ({ path }: Endpoint) => `${apiDocumentation.basePath}${path}`;
const json = ({ example }: Endpoint) => JSON.stringify(example, null, 2);
const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

function curl(endpoint: Endpoint): string {
  const key = `-H "Authorization: Bearer $COFOUNDER_API_KEY"`;
  if (endpoint.method === "GET") {
    const query = Object.entries(endpoint.example).map(([name, value]) => `  --data-urlencode "${name}=${value}"`);
    return [`curl -G "$COFOUNDER_URL${pathOf(endpoint)}" \\`, `  ${key} \\`, query.join(" \\\n")].join("\n");
  }
  // An apostrophe would end the shell's quotation.
  const body = json(endpoint).replaceAll("'", String.raw`'\''`);
  return [
    `curl "$COFOUNDER_URL${pathOf(endpoint)}" \\`,
    `  ${key} \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${body}'`,
  ].join("\n");
}

function typescript(endpoint: Endpoint): string {
  const get = endpoint.method === "GET";
  const query = get ? [`const query = new URLSearchParams(${json(endpoint)});`] : [];
  const options = get
    ? [`  headers: { Authorization: \`Bearer \${process.env.COFOUNDER_API_KEY}\` },`]
    : [
        `  method: "POST",`,
        `  headers: {`,
        `    Authorization: \`Bearer \${process.env.COFOUNDER_API_KEY}\`,`,
        `    "Content-Type": "application/json",`,
        `  },`,
        `  body: JSON.stringify(${indented(json(endpoint), "  ")}),`,
      ];
  return [
    ...query,
    `const response = await fetch(\`\${process.env.COFOUNDER_URL}${pathOf(endpoint)}${get ? "?${query}" : ""}\`, {`,
    ...options,
    `});`,
    `if (!response.ok) throw new Error(\`\${response.status} \${response.statusText}\`);`,
    `const result = await response.json();`,
  ].join("\n");
}

function python(endpoint: Endpoint): string {
  const get = endpoint.method === "GET";
  return [
    `import os`,
    `import requests`,
    ``,
    `response = requests.${get ? "get" : "post"}(`,
    `    os.environ["COFOUNDER_URL"] + "${pathOf(endpoint)}",`,
    `    headers={"Authorization": f"Bearer {os.environ['COFOUNDER_API_KEY']}"},`,
    `    ${get ? "params" : "json"}=${indented(JSON.stringify(endpoint.example, null, 4), "    ")},`,
    `    timeout=60,`,
    `)`,
    `response.raise_for_status()`,
    `result = response.json()`,
  ].join("\n");
}
