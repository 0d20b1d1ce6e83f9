import { defineArea, explainedBy, lazyPage, lazyPart, type PageWorld } from '@dosar/areas';
import { claimFileSections, composerChannels, timelineKinds } from '@dosar/areas/claims';
import { readingPaneContents } from '@dosar/areas/worklist';
import { defineMessages } from 'react-intl';
import type { RouteObject } from 'react-router';
import { forgetSearches } from './search/forget-searches.ts';

const messages = defineMessages({
  note: {
    id: 'claims.area.note',
    description: 'Tab of the composer of a claim file: writes a note that only colleagues see',
    defaultMessage: 'Internal note',
  },
});

const ownSections = () => import('./claim-file/own-sections.tsx');

/** The sections of a claim file: its own, and those that other areas bring, each with an address, a loader and a chunk. */
const sectionsOf = (world: PageWorld): RouteObject[] => [
  {
    index: true,
    lazy: {
      Component: async () => (await import('./claim-file/timeline-section.tsx')).TimelineSection,
    },
  },
  {
    lazy: { Component: async () => (await import('./claim-file/whole-file.tsx')).WholeFile },
    children: [
      {
        path: 'people',
        lazy: { Component: async () => (await import('./people/people-section.tsx')).PeopleSection },
      },
      {
        path: 'vehicles',
        lazy: { Component: async () => (await import('./vehicles/vehicles-section.tsx')).VehiclesSection },
      },
      { path: 'facts', lazy: { Component: async () => (await ownSections()).FactsSection } },
      { path: 'activities', lazy: { Component: async () => (await ownSections()).ActivitiesSection } },
    ],
  },
  ...claimFileSections.entriesIn(world.contributions).map((section) => ({
    path: section.id,
    lazy: lazyPage(world, async () =>
      (await import('./claim-file/brought-section.tsx')).routeOfSection(section),
    ),
  })),
];

/** Claim files with their timeline, search and preview. */
export const area = defineArea({
  name: 'claims',
  routes: (world) => ({
    secured: [
      explainedBy('claim-file', {
        path: 'workflow/getById/:claimFileNo/:assignmentId',
        lazy: lazyPage(world, async () => (await import('./claim-file/claim-file-route.ts')).route),
        children: sectionsOf(world),
      }),
      explainedBy('search', {
        path: 'search',
        lazy: lazyPage(world, async () => (await import('./search/search-route.ts')).route),
      }),
      explainedBy('preview', {
        lazy: lazyPage(world, async () => (await import('./preview/preview-route.ts')).route),
        children: ['preview', 'preview/:claimFileNo'].map((path) => ({ path, element: null })),
      }),
    ],
    moved: { workflow: '/assignments/worklist' },
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'claim-file', order: 30, isForStaff: true },
      { topic: 'search', order: 40, isForStaff: true },
      { topic: 'preview', order: 50, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./find-file/palette.ts')).palette,
  contributions: [
    timelineKinds.entry({
      kind: 'change',
      icon: 'edit',
      tone: 'plain',
      group: 'states',
      Body: lazyPart(async () => (await import('./edit/change-body.tsx')).ChangeBody),
    }),
    readingPaneContents.entry({
      order: 0,
      Content: lazyPart(async () => (await import('./reading-pane/pane-facts.tsx')).PaneFacts),
    }),
    readingPaneContents.entry({
      order: 100,
      Content: lazyPart(async () => (await import('./reading-pane/pane-story.tsx')).PaneStory),
    }),
    composerChannels.entry({
      channel: 'note',
      order: 0,
      label: messages.note,
      icon: 'note',
      tone: 'note',
      Compose: lazyPart(async () => (await import('./composer/note-form.tsx')).NoteForm),
    }),
  ],
  forget: forgetSearches,
});
