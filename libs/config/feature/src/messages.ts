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
  details: {
    id: 'config.area.details',
    description: 'Page of the settings: the organisation itself',
    defaultMessage: 'Organisation',
  },
  detailsAbout: {
    id: 'config.area.detailsAbout',
    description: 'Below the name of the page about the organisation',
    defaultMessage: 'Name, company number, trade register, address, contact and main language.',
  },
  detailsKeywords: {
    id: 'config.area.detailsKeywords',
    description: 'Other words that people type for the page about the organisation, separated by spaces',
    defaultMessage: 'company legal tax number address phone iban language time zone',
  },
  features: {
    id: 'config.area.features',
    description: 'Page of the settings: what is switched on and off',
    defaultMessage: 'Features',
  },
  featuresAbout: {
    id: 'config.area.featuresAbout',
    description: 'Below the name of the page about features',
    defaultMessage: 'What is switched on, and what people see because of it.',
  },
  featuresKeywords: {
    id: 'config.area.featuresKeywords',
    description: 'Other words that people type for the page about features, separated by spaces',
    defaultMessage: 'flags on off switch modules reports time off assistant manager area deputy notices',
  },
  signIn: {
    id: 'config.area.signIn',
    description: 'Page of the settings: password policy and ways in',
    defaultMessage: 'Passwords and sign-in',
  },
  signInAbout: {
    id: 'config.area.signInAbout',
    description: 'Below the name of the page about passwords and sign-in',
    defaultMessage: 'What is asked of a password, with a try on the spot, and what people sign in with.',
  },
  signInKeywords: {
    id: 'config.area.signInKeywords',
    description: 'Other words that people type for the page about passwords and sign-in, separated by spaces',
    defaultMessage: 'password policy length months identity provider oidc sso session idle logout',
  },
  retention: {
    id: 'config.area.retention',
    description: 'Page of the settings: for how long data is kept',
    defaultMessage: 'Retention periods',
  },
  retentionAbout: {
    id: 'config.area.retentionAbout',
    description: 'What that page is for',
    defaultMessage: 'After how many days what nobody needs is removed',
  },
  closures: {
    id: 'config.area.closures',
    description: 'Page of the settings: days on which the organisation is closed',
    defaultMessage: 'Closed days',
  },
  closuresAbout: {
    id: 'config.area.closuresAbout',
    description: 'Below the name of the page about closed days',
    defaultMessage: 'Days on which the organisation does not work, beside the legal holidays.',
  },
  closuresKeywords: {
    id: 'config.area.closuresKeywords',
    description: 'Other words that people type for the page about closed days, separated by spaces',
    defaultMessage: 'closures holidays bridge day calendar working days leave',
  },
  hours: {
    id: 'config.area.hours',
    description: 'Page of the settings: working hours, and hours of messages',
    defaultMessage: 'Working hours',
  },
  hoursAbout: {
    id: 'config.area.hoursAbout',
    description: 'Below the name of the page about working hours',
    defaultMessage: 'When somebody answers, and when SMS and reminders leave.',
  },
  hoursKeywords: {
    id: 'config.area.hoursKeywords',
    description: 'Other words that people type for the page about working hours, separated by spaces',
    defaultMessage: 'schedule opening quiet hours night phone weekdays timetable',
  },
  sender: {
    id: 'config.area.sender',
    description: 'Page of the settings: whom messages come from',
    defaultMessage: 'Sender',
  },
  senderAbout: {
    id: 'config.area.senderAbout',
    description: 'Below the name of the page about the sender',
    defaultMessage: 'The name on e-mails, where answers go, and a test message.',
  },
  senderKeywords: {
    id: 'config.area.senderKeywords',
    description: 'Other words that people type for the page about the sender, separated by spaces',
    defaultMessage: 'e-mail sms sender from reply to address test message',
  },
  branches: {
    id: 'config.area.branches',
    description: 'Page of the settings: offices of the organisation',
    defaultMessage: 'Offices',
  },
  branchesAbout: {
    id: 'config.area.branchesAbout',
    description: 'Below the name of the page about offices',
    defaultMessage: 'Where your organisation works: people choose an office at a notice and in a search.',
  },
  branchesKeywords: {
    id: 'config.area.branchesKeywords',
    description: 'Other words that people type for the page about offices, separated by spaces',
    defaultMessage: 'branch branches agency location address county',
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
  productTexts: {
    id: 'config.area.productTexts',
    description: 'Page of the settings: proposals of a new version, export and import of texts',
    defaultMessage: 'Texts of the product',
  },
  productTextsAbout: {
    id: 'config.area.productTextsAbout',
    description: 'Below the name of that page',
    defaultMessage: 'What an update proposes, and all texts as one file.',
  },
  transfer: {
    id: 'config.area.transfer',
    description: 'Page of the settings: the whole configuration as one file',
    defaultMessage: 'Export and import',
  },
  transferAbout: {
    id: 'config.area.transferAbout',
    description: 'Below the name of that page',
    defaultMessage: 'The whole configuration as one file, for example from the test installation.',
  },
  transferKeywords: {
    id: 'config.area.transferKeywords',
    description: 'Other words that people type for that page, separated by spaces',
    defaultMessage: 'export import json copy configuration test move',
  },
  productTextsKeywords: {
    id: 'config.area.productTextsKeywords',
    description: 'Other words that people type for that page, separated by spaces',
    defaultMessage: 'update version proposal export import json copy',
  },
  reasons: {
    id: 'config.area.reasons',
    description: 'Page of the settings: why something is refused, cancelled or late',
    defaultMessage: 'Reasons',
  },
  reasonsAbout: {
    id: 'config.area.reasonsAbout',
    description: 'Below the name of the page about reasons',
    defaultMessage: 'Why something is refused, cancelled or late.',
  },
  tracker: {
    id: 'config.area.tracker',
    description: 'Page of the settings: what the public tracker says',
    defaultMessage: 'Public tracker',
  },
  trackerAbout: {
    id: 'config.area.trackerAbout',
    description: 'Below the name of the page about the public tracker',
    defaultMessage: 'Its words, steps and button.',
  },
  process: {
    id: 'config.area.process',
    description:
      'Heading of a group of settings: kinds of work and their statuses; the same words as in the area of assignments',
    defaultMessage: 'Work and statuses',
  },
});
