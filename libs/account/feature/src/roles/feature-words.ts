import { defineMessages } from 'react-intl';

/** Features of an organisation that open or close something, by their code. */
export const featureWords = defineMessages({
  'time-off': {
    id: 'account.roleFeature.timeOff',
    description: 'A feature of the organisation',
    defaultMessage: 'Time off',
  },
  'manager-area': {
    id: 'account.roleFeature.managerArea',
    description: 'A feature of the organisation',
    defaultMessage: 'Manager area',
  },
  reports: {
    id: 'account.roleFeature.reports',
    description: 'A feature of the organisation',
    defaultMessage: 'Reports',
  },
  partners: {
    id: 'account.roleFeature.partners',
    description: 'A feature of the organisation',
    defaultMessage: 'Partners',
  },
  'special-customers': {
    id: 'account.roleFeature.specialCustomers',
    description: 'A feature of the organisation',
    defaultMessage: 'Special customers',
  },
  'ai-assistant': {
    id: 'account.roleFeature.assistant',
    description: 'A feature of the organisation',
    defaultMessage: 'Assistant',
  },
});
