import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'account.demoAccounts.title',
    description: 'Heading of the list of accounts for trying the product, in Development only',
    defaultMessage: 'Demo accounts',
  },
  hint: {
    id: 'account.demoAccounts.hint',
    description: 'What a click on a demo account does',
    defaultMessage: 'One click fills in the form.',
  },
});
