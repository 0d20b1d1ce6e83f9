import { defineMessages } from 'react-intl';

/** Words by which the page of a claim file lists the section. */
export const jobsMessages = defineMessages({
  section: {
    id: 'partners.jobsArea.section',
    description: 'Section of the page of a claim file: what partners do for it',
    defaultMessage: 'Partners',
  },
});
