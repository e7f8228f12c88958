import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** The parameters of a statement, with which the statement builder ends its message. */
const values = /\nparams: [\s\S]*$/;
/** A value of the statement, as the database quotes it: `invalid input syntax for type uuid: "…"`. */
const quoted = /: "[\s\S]*$/;

/**
 * An error as logged: what failed, why and where, and nothing that a person wrote. An error of a statement names the
 * statement; its values are left out.
 */
function serializeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).replace(values, "");
  const { cause, message, stack = "" } = error;
  const at = stack.indexOf(message);
  const frames = at < 0 ? "" : stack.slice(at + message.length);
  const said = `${error.name}: ${message.replace(values, "").replace(quoted, "")}${frames}`;
  return cause instanceof Error ? `${said}\nbecause of ${serializeError(cause)}` : said;
}

/**
 * One JSON line per event, to stdout (1), stderr (2) or elsewhere. Prompts, messages, keys and cookies have no field
 * here and are never logged.
 */
export function openLog(level: string, to: 1 | 2 | DestinationStream = 1): Log {
  const options = {
    level,
    base: null,
    serializers: { error: serializeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "*.authorization",
        "*.cookie",
        "*.password",
        "*.apiKey",
        "*.token",
        "*.content",
        "*.messages",
        "*.prompt",
      ],
      censor: "[redacted]",
    },
  };
  return pino(options, typeof to === "number" ? pino.destination(to) : to);
}
