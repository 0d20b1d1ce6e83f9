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
