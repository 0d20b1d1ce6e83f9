import type { HelpHandle } from '@dosar/areas';
import { useMatches, useSearchParams } from 'react-router';

const param = 'help';

/** The article about the app itself, where a page has none or the address names one that there is not. */
export const generalTopic = 'getting-around';

/** What the help beside the page is about, as the address says: a link to it can be sent, and Back closes it. */
export function useHelpTopic() {
  const [params, setParams] = useSearchParams();
  return {
    topic: params.get(param) ?? undefined,
    open: (topic: string) => setParams((before) => withTopic(before, topic), { preventScrollReset: true }),
    close: () => setParams((before) => withTopic(before), { replace: true, preventScrollReset: true }),
    /** Where the page that is open has another article beside it. */
    addressOf: (topic: string) => ({ search: withTopic(params, topic).toString() }),
  };
}

function withTopic(before: URLSearchParams, topic?: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (topic === undefined) after.delete(param);
  else after.set(param, topic);
  return after;
}

/** The topic of the page that is open. */
export function usePageTopic(): string {
  const topic = useMatches()
    .map(({ handle }) => topicOf(handle))
    .findLast((found) => found !== undefined);
  return topic ?? generalTopic;
}

/** The topic that a route's `handle` names. */
export function topicOf(handle: unknown): string | undefined {
  return isHelpHandle(handle) ? handle.helpTopic : undefined;
}

function isHelpHandle(handle: unknown): handle is HelpHandle {
  return typeof handle === 'object' && handle !== null && 'helpTopic' in handle;
}
