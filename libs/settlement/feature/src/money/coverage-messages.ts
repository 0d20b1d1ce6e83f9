import { defineMessages } from 'react-intl';

/** What is covered. */
export const coverageMessages = defineMessages({
  vehicle: {
    id: 'settlement.money.coverageVehicle',
    description: 'Coverage',
    defaultMessage: 'Vehicle damage',
  },
  property: {
    id: 'settlement.money.coverageProperty',
    description: 'Coverage',
    defaultMessage: 'Other property',
  },
  loss_of_use: {
    id: 'settlement.money.coverageLossOfUse',
    description: 'Coverage',
    defaultMessage: 'Loss of use',
  },
  injury: {
    id: 'settlement.money.coverageInjury',
    description: 'Coverage',
    defaultMessage: 'Injuries',
  },
  penalty: {
    id: 'settlement.money.coveragePenalty',
    description: 'Coverage',
    defaultMessage: 'Penalty for the delay',
  },
});
