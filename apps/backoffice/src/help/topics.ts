import type { RouteObject } from 'react-router';

/** What the help is about: every page has one of them, and each has an article in both languages. */
export const topics = [
  'getting-around',
  'dashboard',
  'worklist',
  'claim-file',
  'search',
  'preview',
  'profile',
  'sign-in',
  'claim-notification',
  'guest-link',
] as const;

export type Topic = (typeof topics)[number];

/** Topics for whoever has signed in as somebody of the staff. */
export const staffTopics: readonly Topic[] = topics.slice(0, 7);

/** Reads a topic from an address. */
export const asTopic = (text: unknown): Topic | undefined => topics.find((topic) => topic === text);

/** What a route is marked with. */
export type HelpHandle = { helpTopic: Topic };

/** Pages that one article explains. */
export function explainedBy(helpTopic: Topic, ...pages: RouteObject[]): RouteObject {
  return { handle: { helpTopic } satisfies HelpHandle, children: pages };
}

/** The topic that a route's `handle` names. */
export function topicOf(handle: unknown): Topic | undefined {
  return typeof handle === 'object' && handle !== null && 'helpTopic' in handle
    ? asTopic(handle.helpTopic)
    : undefined;
}
