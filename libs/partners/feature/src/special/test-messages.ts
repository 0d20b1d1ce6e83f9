import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.test.heading',
      description: 'Heading of a box for trying',
      defaultMessage: 'What would match and why',
    },
    rules: {
      id: 'partners.test.rules',
      description: 'Heading: what the rules of the customer would do',
      defaultMessage: 'What would change in the file',
    },
    number: {
      id: 'partners.test.number',
      description: 'Field',
      defaultMessage: 'CNP or CUI',
    },
    plate: {
      id: 'partners.test.plate',
      description: 'Field',
      defaultMessage: 'Plate',
    },
    policy: {
      id: 'partners.test.policy',
      description: 'Field',
      defaultMessage: 'Policy number',
    },
    email: {
      id: 'partners.test.email',
      description: 'Field',
      defaultMessage: 'E-mail',
    },
    phone: {
      id: 'partners.test.phone',
      description: 'Field',
      defaultMessage: 'Phone',
    },
    name: {
      id: 'partners.test.name',
      description: 'Field',
      defaultMessage: 'Company name',
    },
    try: {
      id: 'partners.test.try',
      description: 'Button: tries the facts',
      defaultMessage: 'Try it',
    },
    nobody: {
      id: 'partners.test.nobody',
      description: 'Result: no customer matches',
      defaultMessage: 'Nobody special matches',
    },
    failed: {
      id: 'partners.test.failed',
      description: 'The try failed',
      defaultMessage: 'This could not be tried',
    },
  }),
  wins: defineMessage<{ name: string }>({
    id: 'partners.test.wins',
    description: 'Result: which customer counts',
    defaultMessage: '{name} counts',
  }),
  loses: defineMessage<{ name: string }>({
    id: 'partners.test.loses',
    description: 'Another customer that matches, which does not count',
    defaultMessage: '{name} does not count',
  }),
  unmatched: defineMessage<{ kind: string }>({
    id: 'partners.test.unmatched',
    description: 'A fact that matches nobody',
    defaultMessage: '{kind}: matches nobody',
  }),
  invalid: defineMessage<{ kind: string }>({
    id: 'partners.test.invalid',
    description: 'A fact that cannot be such a thing',
    defaultMessage: '{kind}: check how it is written',
  }),
};
