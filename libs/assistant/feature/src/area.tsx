import { getAssistantSettings } from '@dosar/api-client';
import { defineArea } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';

/** The assistant beside every page of the staff (S6). */
export const area = defineArea({
  name: 'assistant',
  frame: async () => (await import('./frame.ts')).frame,
  palette: async () => (await import('./palette.ts')).palette,
  help: {
    topics: [{ topic: 'assistant', order: 95, isForStaff: true }],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    settingsPages.entry({
      path: 'assistant',
      title: messages.title,
      about: messages.settingsAbout,
      keywords: messages.keywords,
      group: { id: 'organisation', title: messages.organisation, order: 10 },
      icon: 'smart_toy',
      isFor: (profile) => isAllowed(profile, getAssistantSettings),
      helpTopic: 'assistant',
      settings: async () => (await import('./settings/page-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./settings/settings-route.ts')).route,
    }),
  ],
});
