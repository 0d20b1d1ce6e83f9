import { defineMessages } from 'react-intl';

/** Words of the area of damage notes. */
export const messages = defineMessages({
  section: {
    id: 'assessment.area.section',
    description: 'Words of the area of damage notes: section',
    defaultMessage: 'Inspection',
  },
  page: {
    id: 'assessment.area.page',
    description: 'Words of the area of damage notes: page',
    defaultMessage: 'Inspections',
  },
  keywords: {
    id: 'assessment.area.keywords',
    description: 'Words of the area of damage notes: keywords',
    defaultMessage: 'assessment damage note estimate inspection',
  },
  norms: {
    id: 'assessment.area.norms',
    description: 'Settings page: hours, paint and prices of usual repairs',
    defaultMessage: 'Hours and prices of repairs',
  },
  normsAbout: {
    id: 'assessment.area.normsAbout',
    description: 'What that page is for',
    defaultMessage: 'The table of labour, paint and parts that damage notes begin with',
  },
  normsKeywords: {
    id: 'assessment.area.normsKeywords',
    description: 'Other words for that page, for the search; never shown',
    defaultMessage: 'parts labour paint table csv import norms hours price',
  },
  rates: {
    id: 'assessment.area.rates',
    description: 'Title of the settings page of rates by which damage notes are reckoned',
    defaultMessage: 'Repair rates',
  },
  ratesAbout: {
    id: 'assessment.area.ratesAbout',
    description: 'What that page is for, in the list of settings',
    defaultMessage: 'What an hour of work costs and what comes off parts, by repair shop and day.',
  },
  ratesKeywords: {
    id: 'assessment.area.ratesKeywords',
    description: 'Words by which that page is found, beside its title',
    defaultMessage: 'labour paint parts discount hour workshop tariff',
  },
  money: {
    id: 'assessment.area.money',
    description: 'Group of settings pages about money',
    defaultMessage: 'Money',
  },
});
