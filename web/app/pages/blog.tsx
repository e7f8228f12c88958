import { blog } from "../content/blog.ts";
import { ArticleList } from "../features/reading/blog/article-list.tsx";
import { feedLink } from "../features/reading/blog/feed-link.ts";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/blog", blog);

export const links = () => [feedLink];

export default ArticleList;
