import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line per event, to stdout or stderr. Prompts, messages, keys and cookies have no field here and are never logged. */
export function openLog(level: string, descriptor: 1 | 2 = 1): Log {
  const options = {
    level,
    base: null,
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
  return pino(options, pino.destination(descriptor));
}
