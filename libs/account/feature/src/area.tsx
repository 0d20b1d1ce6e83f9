import { defineArea, explainedBy, lazyPart } from '@dosar/areas';
import { browsePeople, getProvisioning } from '@dosar/api-client/client';
import { settingsPages } from '@dosar/areas/config';
import { replacedColleagueActs } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { messages as people } from './people/people-menu.ts';
import { messages as provisioning } from './provisioning/provisioning-menu.ts';
import { WrongAddress } from './guest-entry/wrong-address.tsx';
import { profileRoute } from './profile/profile-route.ts';

/** The way in of guests, what belongs to the signed-in person, and working in the name of a colleague. */
export const area = defineArea({
  name: 'account',
  routes: (world) => ({
    guest: [
      explainedBy(
        'guest-link',
        {
          path: 'guest/:assignmentType/:assignmentKey',
          lazy: {
            Component: async () => (await import('./guest-entry/guest-entry-page.tsx')).GuestEntryPage,
          },
        },
        { path: 'guest/*', element: <WrongAddress /> },
      ),
    ],
    secured: [explainedBy('profile', profileRoute(world))],
    moved: { user: '/user/profile' },
  }),
  help: {
    topics: [
      { topic: 'profile', order: 60, isForStaff: true },
      { topic: 'provisioning', order: 72, isForStaff: true },
      { topic: 'sign-in', order: 80 },
      { topic: 'guest-link', order: 100 },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  palette: async () => (await import('./commands/palette.ts')).palette,
  contributions: [
    settingsPages.entry({
      path: 'users',
      title: people.title,
      about: people.about,
      keywords: people.keywords,
      group: { id: 'people', title: people.group, order: 15 },
      icon: 'people',
      isFor: (profile) => isAllowed(profile, browsePeople),
      isWide: true,
      keepsList: true,
      hasOwnTitle: true,
      settings: async () => (await import('./roles/role-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./people/people-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'provisioning',
      title: provisioning.title,
      about: provisioning.about,
      keywords: provisioning.keywords,
      group: { id: 'people', title: people.group, order: 15 },
      icon: 'key',
      isFor: (profile) => isAllowed(profile, getProvisioning),
      helpTopic: 'provisioning',
      settings: async () => (await import('./provisioning/provisioning-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./provisioning/provisioning-route.ts')).route,
    }),
    replacedColleagueActs.entry({
      Act: lazyPart(async () => (await import('./acting/act-for-button.tsx')).ActForButton),
    }),
  ],
});
