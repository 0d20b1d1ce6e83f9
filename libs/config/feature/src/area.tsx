import { browseJobs, getBranding } from '@dosar/api-client';
import { defineArea, routesOfPages } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { isAllowed } from '@dosar/auth';
import { messages as jobsMessages } from './jobs/messages.ts';
import { messages } from './messages.ts';

/** Settings: the frame that lists what areas bring, and the looks of the organisation. */
export const area = defineArea({
  name: 'config',
  routes: (world) => ({
    secured: routesOfPages(world, settingsPages, {
      path: 'config',
      helpTopic: 'settings',
      frame: async () => (await import('./settings/settings-frame.tsx')).SettingsFrame,
    }),
  }),
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'settings', order: 70, isForStaff: true },
      { topic: 'background-jobs', order: 71, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    settingsPages.entry({
      path: 'branding',
      title: messages.branding,
      about: messages.brandingAbout,
      keywords: messages.brandingKeywords,
      group: { id: 'organisation', title: messages.organisation, order: 10 },
      icon: 'visibility',
      isFor: (profile) => isAllowed(profile, getBranding),
      load: async () => (await import('./branding/branding-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'jobs',
      title: jobsMessages.title,
      about: jobsMessages.about,
      keywords: jobsMessages.keywords,
      group: { id: 'service', title: jobsMessages.group, order: 90 },
      icon: 'schedule',
      isFor: (profile) => isAllowed(profile, browseJobs),
      load: async () => (await import('./jobs/jobs-page.tsx')).JobsPage,
    }),
  ],
});
