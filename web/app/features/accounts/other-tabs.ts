type News = "signed_in" | "signed_out";

const name = "session";

/** Says in this browser's other tabs that the session is another one now. */
export function notifyOtherTabs(news: News) {
  const channel = new BroadcastChannel(name);
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs say; returns how to stop. */
export function onOtherTabs(onNews: (news: News) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => onNews(data));
  return () => channel.close();
}
