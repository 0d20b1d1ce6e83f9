import { defineMessages } from 'react-intl';

/** Pages of the menu, by their place in it. */
export const pageWords = defineMessages({
  'time-off/my-absences': {
    id: 'account.page.myAbsences',
    description: 'A page of the menu',
    defaultMessage: 'My absences',
  },
  'time-off/replacements': {
    id: 'account.page.replacements',
    description: 'A page of the menu',
    defaultMessage: 'Replacements',
  },
  'assignments/claim_notification/new': {
    id: 'account.page.newClaim',
    description: 'A page of the menu',
    defaultMessage: 'New claim',
  },
  search: { id: 'account.page.search', description: 'A page of the menu', defaultMessage: 'Search' },
  preview: { id: 'account.page.preview', description: 'A page of the menu', defaultMessage: 'Preview' },
  'config/statuses/help': {
    id: 'account.page.statusHelp',
    description: 'A page of the menu',
    defaultMessage: 'Help on states',
  },
  config: { id: 'account.page.config', description: 'A page of the menu', defaultMessage: 'Settings' },
  'special-customers': {
    id: 'account.page.specialCustomers',
    description: 'A page of the menu',
    defaultMessage: 'Special customers',
  },
  'config/partners': {
    id: 'account.page.partners',
    description: 'A page of the menu',
    defaultMessage: 'Partners',
  },
  'config/policies': {
    id: 'account.page.policies',
    description: 'A page of the menu',
    defaultMessage: 'Policies',
  },
  'claim-file/statement': {
    id: 'account.page.statementOfFile',
    description: 'A page of the menu',
    defaultMessage: 'Accident statement in the claim file',
  },
  'claim-file/partners': {
    id: 'account.page.jobsOfFile',
    description: 'A page of the menu',
    defaultMessage: 'Partners in the claim file',
  },
  'partner-jobs': {
    id: 'account.page.partnerJobs',
    description: 'A page of the menu',
    defaultMessage: 'Jobs of partners',
  },
  partner: {
    id: 'account.page.ownJobs',
    description: 'A page of the menu',
    defaultMessage: 'Jobs of the own company',
  },
  reports: { id: 'account.page.reports', description: 'A page of the menu', defaultMessage: 'Reports' },
  appointments: {
    id: 'account.page.appointments',
    description: 'A page of the menu',
    defaultMessage: 'Appointments',
  },
  'appointments/my-day': {
    id: 'account.page.myDay',
    description: 'A page of the menu',
    defaultMessage: 'My day',
  },
  'config/appointment-locations': {
    id: 'account.page.places',
    description: 'A page of the menu',
    defaultMessage: 'Places of visits',
  },
  payments: { id: 'account.page.payments', description: 'A page of the menu', defaultMessage: 'Payments' },
  shortlist: { id: 'account.page.shortlist', description: 'A page of the menu', defaultMessage: 'Dashboard' },
  worklist: { id: 'account.page.worklist', description: 'A page of the menu', defaultMessage: 'Tasks' },
  'manager-area': {
    id: 'account.page.managerArea',
    description: 'A page of the menu',
    defaultMessage: 'Manager',
  },
});
