import { defineMessages } from 'react-intl';

/** Columns of a file of policies. */
export const fieldWords = defineMessages({
  kind: {
    id: 'fnol.policyColumn.kind',
    description: 'Column of a file',
    defaultMessage: 'Kind (MTPL or CASCO)',
  },
  prefix: { id: 'fnol.policyColumn.prefix', description: 'Column of a file', defaultMessage: 'Series' },
  number: { id: 'fnol.policyColumn.number', description: 'Column of a file', defaultMessage: 'Number' },
  insurer: { id: 'fnol.policyColumn.insurer', description: 'Column of a file', defaultMessage: 'Insurer' },
  valid_from: {
    id: 'fnol.policyColumn.validFrom',
    description: 'Column of a file',
    defaultMessage: 'Valid from',
  },
  valid_until: {
    id: 'fnol.policyColumn.validUntil',
    description: 'Column of a file',
    defaultMessage: 'Valid until',
  },
  paid_until: {
    id: 'fnol.policyColumn.paidUntil',
    description: 'Column of a file',
    defaultMessage: 'Paid until',
  },
  cancelled_on: {
    id: 'fnol.policyColumn.cancelledOn',
    description: 'Column of a file',
    defaultMessage: 'Cancelled on',
  },
  plate: { id: 'fnol.policyColumn.plate', description: 'Column of a file', defaultMessage: 'Plate' },
  vin: { id: 'fnol.policyColumn.vin', description: 'Column of a file', defaultMessage: 'VIN' },
  holder_name: {
    id: 'fnol.policyColumn.holderName',
    description: 'Column of a file',
    defaultMessage: 'Holder',
  },
  holder_number: {
    id: 'fnol.policyColumn.holderNumber',
    description: 'Column of a file: personal or company number',
    defaultMessage: 'CNP or CUI',
  },
  deductible: {
    id: 'fnol.policyColumn.deductible',
    description: 'Column of a file',
    defaultMessage: 'Deductible',
  },
  vehicle_limit: {
    id: 'fnol.policyColumn.vehicleLimit',
    description: 'Column of a file',
    defaultMessage: 'Sum insured',
  },
  property_limit: {
    id: 'fnol.policyColumn.propertyLimit',
    description: 'Column of a file',
    defaultMessage: 'Limit for property',
  },
  injury_limit: {
    id: 'fnol.policyColumn.injuryLimit',
    description: 'Column of a file',
    defaultMessage: 'Limit for injuries',
  },
});

/** Why a row is left out. */
export const faultWords = defineMessages({
  malformed_kind: {
    id: 'fnol.policyFault.kind',
    description: 'Why a row is left out',
    defaultMessage: 'neither MTPL nor CASCO',
  },
  malformed_number: {
    id: 'fnol.policyFault.number',
    description: 'Why a row is left out',
    defaultMessage: 'no number that can be one',
  },
  malformed_insurer: {
    id: 'fnol.policyFault.insurer',
    description: 'Why a row is left out',
    defaultMessage: 'the name of the insurer is too long',
  },
  malformed_day: {
    id: 'fnol.policyFault.day',
    description: 'Why a row is left out',
    defaultMessage: 'a day is missing or cannot be read',
  },
  ends_before_begin: {
    id: 'fnol.policyFault.endsBeforeBegin',
    description: 'Why a row is left out',
    defaultMessage: 'ends before it begins',
  },
  malformed_plate: {
    id: 'fnol.policyFault.plate',
    description: 'Why a row is left out',
    defaultMessage: 'this is no plate',
  },
  malformed_vin: {
    id: 'fnol.policyFault.vin',
    description: 'Why a row is left out',
    defaultMessage: 'this is no VIN',
  },
  malformed_holder: {
    id: 'fnol.policyFault.holder',
    description: 'Why a row is left out',
    defaultMessage: 'no holder, or a CNP or CUI that cannot be',
  },
  malformed_amount: {
    id: 'fnol.policyFault.amount',
    description: 'Why a row is left out',
    defaultMessage: 'an amount cannot be read',
  },
  nothing_to_find_by: {
    id: 'fnol.policyFault.nothingToFindBy',
    description: 'Why a row is left out',
    defaultMessage: 'neither plate nor VIN',
  },
  twice: {
    id: 'fnol.policyFault.twice',
    description: 'Why a row is left out',
    defaultMessage: 'twice in the file',
  },
});
