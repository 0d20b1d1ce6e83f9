import type { IconName } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { RouteObject } from 'react-router';
import type { ExtensionPoint } from '../extension-point.ts';
import { explainedBy, lazyPage, type HelpHandle, type PageModule, type PageWorld } from '../area-manifest.ts';

/** A page that a frame lists and shows, such as one of the settings. */
export type ListedPage = {
  /** Its address below that of the frame. */
  path: string;
  title: MessageDescriptor;
  /** What it is for, in one line. */
  about: MessageDescriptor;
  /** Pages with a group of the same id stand under one heading. */
  group: { id: string; title: MessageDescriptor; order: number };
  icon: IconName;
  /** Other words that people type for it, separated by spaces; searched, never shown. */
  keywords?: MessageDescriptor;
  isFor: (profile: Schema<'Profile'>) => boolean;
  /** The article of the help about it; that of the frame when absent. */
  helpTopic?: string;
  /** Needs the whole width: the list of pages stands behind the way back, not beside it. */
  isWide?: boolean;
  /** Keeps the list of pages beside it all the same: it has columns that can do with less. */
  keepsList?: boolean;
  /** Shows its title itself, beside its own buttons. */
  hasOwnTitle?: boolean;
  load: () => Promise<PageModule>;
};

/** The frame and the parts that it puts around the pages of a list. */
export type ListFrame = {
  /** Where the list stands, without a slash at its beginning. */
  path: string;
  helpTopic: string;
  /** Around list and page. */
  frame: () => Promise<ComponentType>;
};

/**
 * The routes of a frame with all pages that areas have listed in it. An empty list has no address: opening it shows
 * the page for unknown addresses.
 */
export function routesOfPages(
  world: PageWorld,
  point: ExtensionPoint<ListedPage>,
  { path, helpTopic, frame }: ListFrame,
): RouteObject[] {
  const pages = point.entriesIn(world.contributions);
  if (pages.length === 0) return [];
  return [
    explainedBy(helpTopic, {
      path,
      lazy: { Component: frame },
      children: [
        { index: true, element: null },
        ...pages.map((page) => ({
          handle: { helpTopic: page.helpTopic ?? helpTopic } satisfies HelpHandle,
          path: page.path,
          lazy: lazyPage(world, () => loadFor(page)),
        })),
      ],
    }),
  ];
}

/** Asks nothing of the server for those whom the page is not for. */
async function loadFor({ load, isFor }: ListedPage): Promise<PageModule> {
  const { page, start } = await load();
  return { page, start: (at) => (isFor(at.profile) ? start?.(at) : undefined) };
}
