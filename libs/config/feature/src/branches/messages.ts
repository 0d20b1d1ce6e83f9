import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  intro: {
    id: 'config.branches.intro',
    description: 'Above the list of offices',
    defaultMessage: 'Offices of your organisation that people choose from, in this order.',
  },
  add: {
    id: 'config.branches.add',
    description: 'Button, and title of its window',
    defaultMessage: 'Open an office',
  },
  change: {
    id: 'config.branches.change',
    description: 'Button, and title of its window; the name follows for screen readers',
    defaultMessage: 'Change',
  },
  name: {
    id: 'config.branches.name',
    description: 'Label',
    defaultMessage: 'Name',
  },
  county: {
    id: 'config.branches.county',
    description: 'Label',
    defaultMessage: 'County',
  },
  locality: {
    id: 'config.branches.locality',
    description: 'Label',
    defaultMessage: 'Town',
  },
  address: {
    id: 'config.branches.address',
    description: 'Label',
    defaultMessage: 'Street and number',
  },
  phone: {
    id: 'config.branches.phone',
    description: 'Label',
    defaultMessage: 'Phone',
  },
  open: {
    id: 'config.branches.open',
    description: 'Label: the office works',
    defaultMessage: 'Open',
  },
  openHint: {
    id: 'config.branches.openHint',
    description: 'Below that label',
    defaultMessage: 'A closed office is offered to nobody any more. Claim files keep it.',
  },
  closed: {
    id: 'config.branches.closed',
    description: 'State of an office',
    defaultMessage: 'Closed',
  },
  save: {
    id: 'config.branches.save',
    description: 'Button',
    defaultMessage: 'Save the office',
  },
  saved: {
    id: 'config.branches.saved',
    description: 'Notice: the office is stored',
    defaultMessage: 'The office is saved.',
  },
});
