import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

/** Why an offer leaves without a closed note, in the order in which they are chosen. */
export const noteExceptionCodes = [
  'invoice',
  'no_vehicle',
  'out_of_reach',
  'other_insurer',
  'court',
  'other',
] as const satisfies readonly Schema<'NoteException'>['code'][];

/** The words for those reasons. */
export const noteExceptionMessages = defineMessages({
  invoice: {
    id: 'settlement.money.exceptionInvoice',
    description: 'Why an offer leaves without a closed damage note',
    defaultMessage: 'Repair paid by invoice',
  },
  no_vehicle: {
    id: 'settlement.money.exceptionNoVehicle',
    description: 'Why an offer leaves without a closed damage note: an injury or other property',
    defaultMessage: 'No vehicle is repaired',
  },
  out_of_reach: {
    id: 'settlement.money.exceptionOutOfReach',
    description: 'Why an offer leaves without a closed damage note',
    defaultMessage: 'Vehicle stolen, sold or scrapped',
  },
  other_insurer: {
    id: 'settlement.money.exceptionOtherInsurer',
    description: 'Why an offer leaves without a closed damage note',
    defaultMessage: 'Inspected by another insurer',
  },
  court: {
    id: 'settlement.money.exceptionCourt',
    description: 'Why an offer leaves without a closed damage note',
    defaultMessage: 'Judgment or settlement',
  },
  other: {
    id: 'settlement.money.exceptionOther',
    description: 'Why an offer leaves without a closed damage note',
    defaultMessage: 'Another reason',
  },
});
