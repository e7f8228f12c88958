import { pino, type Logger } from "pino";

export type Log = Logger;

/** One JSON line per event. Prompts, messages, keys and cookies have no field here and are never logged. */
export function openLog(level: string): Log {
  return pino({
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
  });
}
