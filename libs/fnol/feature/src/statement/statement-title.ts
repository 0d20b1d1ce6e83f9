import { defineMessages } from 'react-intl';

/** The name of the section: it stands in the list of sections before anything of it is fetched. */
export const statementTitle = defineMessages({
  section: {
    id: 'fnol.statement.section',
    description: 'Section of a claim file: the European accident statement',
    defaultMessage: 'Accident statement',
  },
});
