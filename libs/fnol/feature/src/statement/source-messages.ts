import { defineMessage, defineMessages } from 'react-intl';

/** Words about where the boxes of a statement come from, and about what is asked of the other driver. */
export const sourceMessages = {
  ...defineMessages({
    title: {
      id: 'fnol.statementSource.title',
      description: 'Heading: where the boxes come from',
      defaultMessage: 'Where it comes from',
    },
    notice: {
      id: 'fnol.statementSource.notice',
      description: 'Under a field, and as a line of a list: taken from the report',
      defaultMessage: 'from the report',
    },
    policy: {
      id: 'fnol.statementSource.policy',
      description: 'Under a field, and as a line of a list: taken from the policy',
      defaultMessage: 'from the policy',
    },
    driver_a: {
      id: 'fnol.statementSource.driverA',
      description: 'Under a field, and as a line of a list: driver A has written it on the own phone',
      defaultMessage: 'from driver A',
    },
    driver_b: {
      id: 'fnol.statementSource.driverB',
      description: 'Under a field, and as a line of a list: driver B has written it on the own phone',
      defaultMessage: 'from driver B',
    },
    name: {
      id: 'fnol.statementSource.missingName',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'name',
    },
    phone: {
      id: 'fnol.statementSource.missingPhone',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'phone',
    },
    licence: {
      id: 'fnol.statementSource.missingLicence',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'driving licence',
    },
    plate: {
      id: 'fnol.statementSource.missingPlate',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'plate',
    },
    insurer: {
      id: 'fnol.statementSource.missingInsurer',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'insurer',
    },
    policyNumber: {
      id: 'fnol.statementSource.missingPolicy',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'policy number',
    },
    circumstances: {
      id: 'fnol.statementSource.missingCircumstances',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'circumstances',
    },
    impact: {
      id: 'fnol.statementSource.missingImpact',
      description: 'Something that the other driver has not told yet, in a list',
      defaultMessage: 'first impact',
    },
    askOther: {
      id: 'fnol.statementSource.askOther',
      description: 'Button: sends the link to the other driver, whose name nobody knows',
      defaultMessage: 'Ask driver B',
    },
  }),
  ask: defineMessage<{ name: string }>({
    id: 'fnol.statementSource.ask',
    description: 'Button: sends the link to the other driver',
    defaultMessage: 'Ask {name}',
  }),
  missing: defineMessage<{ list: string }>({
    id: 'fnol.statementSource.missing',
    description: 'What column B does not say yet',
    defaultMessage: 'Missing in column B: {list}',
  }),
  count: defineMessage<{ count: number }>({
    id: 'fnol.statementSource.count',
    description: 'How many fields come from one place',
    defaultMessage: '{count, plural, one {# field} other {# fields}}',
  }),
};
