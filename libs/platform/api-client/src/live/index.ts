export type { LiveNews } from './live-news.ts';
export { useFileChanges } from './use-file-changes.ts';
export { useLiveNews } from './use-live-news.ts';
