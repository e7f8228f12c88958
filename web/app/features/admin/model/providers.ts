/** Model servers that many people know, with the address that each one's documentation names. */
export const providers = [
  { id: "openai", name: "OpenAI", baseUrl: "https://api.openai.com/v1" },
  { id: "anthropic", name: "Anthropic", baseUrl: "https://api.anthropic.com/v1" },
  { id: "google", name: "Google", baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai" },
  { id: "mistral", name: "Mistral", baseUrl: "https://api.mistral.ai/v1" },
  { id: "openrouter", name: "OpenRouter", baseUrl: "https://openrouter.ai/api/v1" },
  { id: "deepseek", name: "DeepSeek", baseUrl: "https://api.deepseek.com" },
  { id: "groq", name: "Groq", baseUrl: "https://api.groq.com/openai/v1" },
  { id: "ollama", name: "Ollama", baseUrl: "http://localhost:11434/v1" },
  { id: "llamacpp", name: "llama.cpp", baseUrl: "http://localhost:8080/v1" },
  { id: "vllm", name: "vLLM", baseUrl: "http://localhost:8000/v1" },
  { id: "lmstudio", name: "LM Studio", baseUrl: "http://localhost:1234/v1" },
] as const;

/** `same`: where the model for texts is; `own`: an address that is typed. */
export type Provider = (typeof providers)[number]["id"] | "same" | "own";

export function providerOf(baseUrl: string | null): Provider {
  if (baseUrl === null) return "same";
  return providers.find((each) => each.baseUrl === baseUrl)?.id ?? "own";
}
