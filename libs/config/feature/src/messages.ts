import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  menu: {
    id: 'config.area.menu',
    description: 'Menu entry, M3, and title of the page with all settings',
    defaultMessage: 'Settings',
  },
  menuKeywords: {
    id: 'config.area.menuKeywords',
    description: 'Other words that people type for the settings, separated by spaces',
    defaultMessage: 'configuration options administration',
  },
  organisation: {
    id: 'config.area.organisation',
    description: 'Heading of a group of settings: what concerns the whole organisation',
    defaultMessage: 'Organisation',
  },
  branding: {
    id: 'config.area.branding',
    description: 'Page of the settings: logo and colours of the organisation',
    defaultMessage: 'Organisation’s looks',
  },
  brandingAbout: {
    id: 'config.area.brandingAbout',
    description: 'Below the name of the page about the looks of the organisation',
    defaultMessage: 'Short name, logo and colours, for colleagues, guests and claimants.',
  },
  brandingKeywords: {
    id: 'config.area.brandingKeywords',
    description: 'Other words that people type for the looks of the organisation, separated by spaces',
    defaultMessage: 'branding visual identity logo colours theme',
  },
  jobs: {
    id: 'config.jobs.title',
    description: 'Page of the settings: what the product does in the background',
    defaultMessage: 'Background jobs',
  },
  jobsAbout: {
    id: 'config.jobs.about',
    description: 'Below the name of the page about background jobs',
    defaultMessage: 'What runs, waits or has failed, and when regular jobs run next.',
  },
  jobsKeywords: {
    id: 'config.jobs.keywords',
    description: 'Other words that people type for the page about background jobs, separated by spaces',
    defaultMessage: 'queue errors failed retry schedule nightly e-mails exports',
  },
  service: {
    id: 'config.jobs.group',
    description: 'Heading of a group of settings: how the product itself works',
    defaultMessage: 'How it runs',
  },
});
