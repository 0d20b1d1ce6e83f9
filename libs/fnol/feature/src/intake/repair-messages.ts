import { defineMessages } from 'react-intl';

/** Words about who repairs the car. */
export const repairMessages = defineMessages({
  title: {
    id: 'fnol.intakeRepair.title',
    description: 'Heading of a section: who repairs the vehicle',
    defaultMessage: 'Repair',
  },
  first: {
    id: 'fnol.intakeRepair.first',
    description: 'Why no shops stand here yet; nothing has to be chosen',
    defaultMessage: 'Shops are proposed once damage and county are known. It can wait.',
  },
  reason: {
    id: 'fnol.intakeRepair.reason',
    description: 'Field: why this shop was chosen',
    defaultMessage: 'Why this one',
  },
  wanted: {
    id: 'fnol.intakeRepair.wanted',
    description: 'A usual reason for a shop, one key fills it in',
    defaultMessage: 'the caller wants it',
  },
  earlier: {
    id: 'fnol.intakeRepair.earlier',
    description: 'A usual reason for a shop, one key fills it in',
    defaultMessage: 'it is free earlier',
  },
  nearer: {
    id: 'fnol.intakeRepair.nearer',
    description: 'A usual reason for a shop, one key fills it in',
    defaultMessage: 'it is nearer',
  },
});
