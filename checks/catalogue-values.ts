import ts from "typescript";

/** The namespace of each translator in scope, by its local name. */
type Translators = ReadonlyMap<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;

/** The placeholders of each text, as in `{{name}}` or `{{name, number}}`; the plural forms count as one text. */
export function valuesOf(texts: Map<string, string>): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name);
    const whole = key.replace(plural, "");
    values.set(whole, new Set([...(values.get(whole) ?? []), ...names]));
  }
  return values;
}

/** Calls of `t` that leave out a value of their text: its placeholder would stay empty. */
export function missingValues(file: string, code: string, values: Map<string, Set<string>>): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node, outer: Translators): void => {
    const translators = new Map([...outer, ...declared(node)]);
    if (ts.isCallExpression(node)) {
      const key = keyOf(node, translators);
      const given = givenBy(node.arguments[1]);
      const missing = given ? [...(values.get(key ?? "") ?? [])].filter((name) => !given.has(name)) : [];
      faults.push(...missing.map((name) => `without a value for {{${name}}} in ${file}: ${key}`));
    }
    ts.forEachChild(node, (child) => visit(child, translators));
  };
  visit(source, new Map());
  return faults;
}

/** The translators declared by a block's own statements, as in `const { t: menu } = useTranslation("menus")`. */
function declared(node: ts.Node): [string, string][] {
  if (!ts.isBlock(node)) return [];
  const declarations = node.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations]);
  return declarations.flatMap(({ name, initializer }): [string, string][] => {
    if (!initializer || !ts.isCallExpression(initializer) || !ts.isObjectBindingPattern(name)) return [];
    if (initializer.expression.getText() !== "useTranslation") return [];
    const named = initializer.arguments[0];
    const namespace = named && ts.isArrayLiteralExpression(named) ? named.elements[0] : named;
    const t = name.elements.find((element) => (element.propertyName ?? element.name).getText() === "t");
    return t ? [[t.name.getText(), namespace && ts.isStringLiteral(namespace) ? namespace.text : "common"]] : [];
  });
}

/** The full key of the text in a call, if it is a literal. */
function keyOf({ expression, arguments: [first] }: ts.CallExpression, translators: Translators): string | undefined {
  if (!first || !ts.isStringLiteralLike(first)) return undefined;
  const name = expression.getText();
  const namespace = name === "i18n.t" ? "common" : translators.get(name);
  if (namespace === undefined) return undefined;
  return first.text.includes(":") ? first.text : `${namespace}:${first.text}`;
}

/** The names of the values in a call; undefined if they are not literals. */
function givenBy(options: ts.Expression | undefined): Set<string> | undefined {
  if (!options) return new Set();
  if (!ts.isObjectLiteralExpression(options) || options.properties.some(ts.isSpreadAssignment)) return undefined;
  return new Set(options.properties.map(({ name }) => name?.getText() ?? ""));
}
