import { flatScript, startScriptedModel } from "../e2e/fixtures/scripted-model.ts";

const [tokens = 200, firstTokenMs = 50, betweenMs = 5] = process.argv.slice(2).map(Number);
const model = await startScriptedModel(flatScript(tokens, firstTokenMs, betweenMs));
process.stdout.write(`ready ${model.url}\n`);
