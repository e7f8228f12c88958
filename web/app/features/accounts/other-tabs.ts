type News = "signed_in" | "signed_out";

const name = "session";

/** Tells this browser's other tabs that the session changed. */
export function notifyOtherTabs(news: News) {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Listens to the other tabs; returns a function that stops listening. */
export function onOtherTabs(onNews: (news: News) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => onNews(data));
  return () => channel.close();
}
