import {
  getBranches,
  getClosures,
  getFeatures,
  getOrganisation,
  getSender,
  getSignIn,
} from '@dosar/api-client';
import { settingsPages } from '@dosar/areas/config';
import { isAllowed } from '@dosar/auth';
import { messages } from './messages.ts';

const group = { id: 'organisation', title: messages.organisation, order: 10 };

/** The pages of the settings about the organisation itself, in the order in which a new insurer fills them in. */
export const organisationPages = [
  settingsPages.entry({
    path: 'organisation',
    title: messages.details,
    about: messages.detailsAbout,
    keywords: messages.detailsKeywords,
    group,
    icon: 'business',
    isFor: (profile) => isAllowed(profile, getOrganisation),
    settings: async () => (await import('./organisation/organisation-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./organisation/organisation-route.ts')).route,
  }),
  settingsPages.entry({
    path: 'features',
    title: messages.features,
    about: messages.featuresAbout,
    keywords: messages.featuresKeywords,
    group,
    icon: 'tune',
    isFor: (profile) => isAllowed(profile, getFeatures),
    settings: async () => (await import('./features/feature-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./features/features-route.ts')).route,
  }),
  settingsPages.entry({
    path: 'sign-in',
    title: messages.signIn,
    about: messages.signInAbout,
    keywords: messages.signInKeywords,
    group,
    icon: 'lock',
    isFor: (profile) => isAllowed(profile, getSignIn),
    settings: async () => (await import('./sign-in/sign-in-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./sign-in/sign-in-route.ts')).route,
  }),
  settingsPages.entry({
    path: 'closures',
    title: messages.closures,
    about: messages.closuresAbout,
    keywords: messages.closuresKeywords,
    group,
    icon: 'event_busy',
    isFor: (profile) => isAllowed(profile, getClosures),
    settings: async () => (await import('./closures/closure-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./closures/closures-route.ts')).route,
  }),
  settingsPages.entry({
    path: 'sender',
    title: messages.sender,
    about: messages.senderAbout,
    keywords: messages.senderKeywords,
    group,
    icon: 'email',
    isFor: (profile) => isAllowed(profile, getSender),
    settings: async () => (await import('./sender/sender-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./sender/sender-route.ts')).route,
  }),
  settingsPages.entry({
    path: 'branches',
    title: messages.branches,
    about: messages.branchesAbout,
    keywords: messages.branchesKeywords,
    group,
    icon: 'place',
    isFor: (profile) => isAllowed(profile, getBranches),
    settings: async () => (await import('./branches/branch-settings.ts')).settings,
    hasHistory: true,
    load: async () => (await import('./branches/branches-route.ts')).route,
  }),
];
