import type { Schema } from '@dosar/openapi';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Code = Schema<'FeatureCode'>;

/** What a feature is called, what it shows, and what is gone without it. */
export type FeatureWords = { name: MessageDescriptor; shows: MessageDescriptor; hides: MessageDescriptor };

const names = defineMessages({
  'ai-assistant': {
    id: 'config.features.assistant',
    description: 'Name of a feature',
    defaultMessage: 'Assistant',
  },
  'manager-area': {
    id: 'config.features.managerArea',
    description: 'Name of a feature',
    defaultMessage: 'Manager area',
  },
  partners: { id: 'config.features.partners', description: 'Name of a feature', defaultMessage: 'Partners' },
  reports: { id: 'config.features.reports', description: 'Name of a feature', defaultMessage: 'Reports' },
  'special-customers': {
    id: 'config.features.specialCustomers',
    description: 'Name of a feature',
    defaultMessage: 'Special customers',
  },
  'time-off': { id: 'config.features.timeOff', description: 'Name of a feature', defaultMessage: 'Time off' },
  impersonation: {
    id: 'config.features.impersonation',
    description: 'Name of a feature',
    defaultMessage: 'Acting for a colleague',
  },
  notices: {
    id: 'config.features.notices',
    description: 'Name of a feature',
    defaultMessage: 'Notices of new work',
  },
});

const shows = defineMessages({
  'ai-assistant': {
    id: 'config.features.assistantShows',
    description: 'What the feature shows',
    defaultMessage: 'The assistant beside a claim file and in the bar, for the roles chosen on its own page.',
  },
  'manager-area': {
    id: 'config.features.managerAreaShows',
    description: 'What the feature shows',
    defaultMessage: 'Team, workload, approvals, legal risk and absences of the team, for managers.',
  },
  partners: {
    id: 'config.features.partnersShows',
    description: 'What the feature shows',
    defaultMessage: 'The directory of repair shops and other partners.',
  },
  reports: {
    id: 'config.features.reportsShows',
    description: 'What the feature shows',
    defaultMessage: 'Reports with their figures, files and schedules.',
  },
  'special-customers': {
    id: 'config.features.specialCustomersShows',
    description: 'What the feature shows',
    defaultMessage: 'The list of customers with rules of their own, and their badge on claim files.',
  },
  'time-off': {
    id: 'config.features.timeOffShows',
    description: 'What the feature shows',
    defaultMessage: 'Asking for time off, the balance of leave, and replacing a colleague.',
  },
  impersonation: {
    id: 'config.features.impersonationShows',
    description: 'What the feature shows',
    defaultMessage: 'A deputy works in the name of an absent colleague; every step names both.',
  },
  notices: {
    id: 'config.features.noticesShows',
    description: 'What the feature shows',
    defaultMessage:
      'People are told of new work when they come in, unless they switch it off for themselves.',
  },
});

const hides = defineMessages({
  'ai-assistant': {
    id: 'config.features.assistantHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage: 'The assistant vanishes for everybody. Its conversations stay stored.',
  },
  'manager-area': {
    id: 'config.features.managerAreaHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage:
      'The page “Manager area” vanishes with its tabs: nobody can approve payments, decide on absences or spread work until it is on again. What waits goes on waiting.',
  },
  partners: {
    id: 'config.features.partnersHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage: 'The page “Partners” vanishes.',
  },
  reports: {
    id: 'config.features.reportsHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage: 'The page “Reports” vanishes. Reports that somebody has scheduled are still sent.',
  },
  'special-customers': {
    id: 'config.features.specialCustomersHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage:
      'The page “Special customers” and the badge on claim files vanish. The customers stay stored.',
  },
  'time-off': {
    id: 'config.features.timeOffHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage:
      'The pages “My absences” and “Replacements” vanish: nobody can ask for time off. Approved absences stay in force.',
  },
  impersonation: {
    id: 'config.features.impersonationHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage: 'Nobody can work in the name of a colleague any more; whoever does so now is stopped.',
  },
  notices: {
    id: 'config.features.noticesHides',
    description: 'What is gone without the feature, in the question before it is switched off',
    defaultMessage:
      'Nobody is told of new work any more. Mentions and notices about one’s own account still come.',
  },
});

/** Every feature. */
export const featureCodes = Object.keys(names) as Code[];

/** The words of every feature; a feature without words does not type-check. */
export const wordsOf = (code: Code): FeatureWords => ({
  name: names[code],
  shows: shows[code],
  hides: hides[code],
});
