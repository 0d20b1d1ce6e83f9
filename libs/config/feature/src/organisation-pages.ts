import { getFeatures, getOrganisation, getSignIn } from '@dosar/api-client';
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
    load: async () => (await import('./sign-in/sign-in-route.ts')).route,
  }),
];
