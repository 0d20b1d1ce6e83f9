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
});
