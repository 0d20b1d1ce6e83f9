import { useMatches, useSearchParams } from 'react-router';
import { topicOf, useHelp } from './topics.ts';

const param = 'help';

/** What the help beside the page is about, as the address says: a link to it can be sent, and Back closes it. */
export function useHelpTopic() {
  const [params, setParams] = useSearchParams();
  const { topics } = useHelp();
  const asked = params.get(param);
  return {
    topic: topics.find((topic) => topic === asked),
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
  return topic ?? 'getting-around';
}
