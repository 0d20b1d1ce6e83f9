import {
  browseJobs,
  browseProposals,
  exportConfiguration,
  getBranding,
  getReasons,
  getStartChecklist,
  getTrackerSettings,
} from '@dosar/api-client';
import { defineArea, lazyPart, routesOfPages } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { dashboardParts } from '@dosar/areas/worklist';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';
import { organisationPages } from './organisation-pages.ts';

/** Settings: the frame that lists what areas bring, and the looks of the organisation, and its background jobs. */
export const area = defineArea({
  name: 'config',
  routes: (world) => ({
    secured: routesOfPages(world, settingsPages, {
      path: 'config',
      helpTopic: 'settings',
      frame: async () => (await import('./settings/settings-frame.tsx')).SettingsFrame,
    }),
  }),
  palette: async () => (await import('./settings/palette.ts')).palette,
  menu: async () => (await import('./menu.ts')).menu,
  help: {
    topics: [
      { topic: 'settings', order: 70, isForStaff: true },
      { topic: 'background-jobs', order: 71, isForStaff: true },
    ],
    articles: async () => (await import('./help/articles.ts')).articles,
  },
  contributions: [
    dashboardParts.entry({
      isFor: (profile) => isAllowed(profile, getStartChecklist),
      Part: lazyPart(async () => (await import('./checklist/start-checklist.tsx')).StartChecklist),
    }),
    ...organisationPages,
    settingsPages.entry({
      path: 'branding',
      title: messages.branding,
      about: messages.brandingAbout,
      keywords: messages.brandingKeywords,
      group: { id: 'organisation', title: messages.organisation, order: 10 },
      icon: 'visibility',
      isFor: (profile) => isAllowed(profile, getBranding),
      settings: async () => (await import('./branding/branding-settings.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./branding/branding-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'reasons',
      title: messages.reasons,
      about: messages.reasonsAbout,
      group: { id: 'process', title: messages.process, order: 20 },
      icon: 'fact_check',
      isFor: (profile) => isAllowed(profile, getReasons),
      settings: async () => (await import('./reasons/reasons-route.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./reasons/reasons-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'tracker',
      title: messages.tracker,
      about: messages.trackerAbout,
      group: { id: 'process', title: messages.process, order: 20 },
      icon: 'visibility',
      isFor: (profile) => isAllowed(profile, getTrackerSettings),
      // The phone stands beside the form, where the list of pages would leave no room for both.
      isWide: true,
      settings: async () => (await import('./tracker/tracker-route.ts')).settings,
      hasHistory: true,
      load: async () => (await import('./tracker/tracker-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'product-texts',
      title: messages.productTexts,
      about: messages.productTextsAbout,
      keywords: messages.productTextsKeywords,
      group: { id: 'process', title: messages.process, order: 20 },
      icon: 'download',
      isFor: (profile) => isAllowed(profile, browseProposals),
      load: async () => (await import('./product-texts/product-texts-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'transfer',
      title: messages.transfer,
      about: messages.transferAbout,
      keywords: messages.transferKeywords,
      group: { id: 'process', title: messages.process, order: 20 },
      icon: 'swap_horiz',
      isFor: (profile) => isAllowed(profile, exportConfiguration),
      load: async () => (await import('./transfer/transfer-route.ts')).route,
    }),
    settingsPages.entry({
      path: 'jobs',
      title: messages.jobs,
      about: messages.jobsAbout,
      keywords: messages.jobsKeywords,
      group: { id: 'service', title: messages.service, order: 90 },
      icon: 'schedule',
      isFor: (profile) => isAllowed(profile, browseJobs),
      helpTopic: 'background-jobs',
      load: async () => (await import('./jobs/jobs-route.ts')).route,
    }),
  ],
});
