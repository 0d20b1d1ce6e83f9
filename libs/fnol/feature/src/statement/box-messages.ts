import { defineMessages } from 'react-intl';

/** The boxes of the form. */
export const boxMessages = defineMessages({
  date: {
    id: 'fnol.statementBox.date',
    description: 'A box of the accident statement',
    defaultMessage: 'Day',
  },
  time: {
    id: 'fnol.statementBox.time',
    description: 'A box of the accident statement',
    defaultMessage: 'Hour',
  },
  place: {
    id: 'fnol.statementBox.place',
    description: 'A box of the accident statement',
    defaultMessage: 'Place: county, town, street',
  },
  injuries: {
    id: 'fnol.statementBox.injuries',
    description: 'A box of the accident statement',
    defaultMessage: 'Is somebody hurt?',
  },
  otherDamage: {
    id: 'fnol.statementBox.otherDamage',
    description: 'A box of the accident statement',
    defaultMessage: 'Is anything else damaged?',
  },
  witnesses: {
    id: 'fnol.statementBox.witnesses',
    description: 'A box of the accident statement',
    defaultMessage: 'Witnesses: name, phone',
  },
  insured: {
    id: 'fnol.statementBox.insured',
    description: 'A box of the accident statement',
    defaultMessage: 'Insured',
  },
  vehicle: {
    id: 'fnol.statementBox.vehicle',
    description: 'A box of the accident statement',
    defaultMessage: 'Vehicle',
  },
  insurer: {
    id: 'fnol.statementBox.insurer',
    description: 'A box of the accident statement',
    defaultMessage: 'Insurer',
  },
  driver: {
    id: 'fnol.statementBox.driver',
    description: 'A box of the accident statement',
    defaultMessage: 'Driver',
  },
  name: {
    id: 'fnol.statementBox.name',
    description: 'A box of the accident statement',
    defaultMessage: 'Name',
  },
  address: {
    id: 'fnol.statementBox.address',
    description: 'A box of the accident statement',
    defaultMessage: 'Address',
  },
  phone: {
    id: 'fnol.statementBox.phone',
    description: 'A box of the accident statement',
    defaultMessage: 'Phone',
  },
  make: {
    id: 'fnol.statementBox.make',
    description: 'A box of the accident statement',
    defaultMessage: 'Make and model',
  },
  plate: {
    id: 'fnol.statementBox.plate',
    description: 'A box of the accident statement',
    defaultMessage: 'Number plate',
  },
  country: {
    id: 'fnol.statementBox.country',
    description: 'A box of the accident statement',
    defaultMessage: 'Country, such as RO',
  },
  countryName: {
    id: 'fnol.statementBox.countryName',
    description: 'A box of the accident statement',
    defaultMessage: 'Country',
  },
  trailer: {
    id: 'fnol.statementBox.trailer',
    description: 'A box of the accident statement',
    defaultMessage: 'Plate of the trailer',
  },
  policyNumber: {
    id: 'fnol.statementBox.policyNumber',
    description: 'A box of the accident statement',
    defaultMessage: 'Policy number',
  },
  greenCard: {
    id: 'fnol.statementBox.greenCard',
    description: 'A box of the accident statement',
    defaultMessage: 'Green card',
  },
  validFrom: {
    id: 'fnol.statementBox.validFrom',
    description: 'A box of the accident statement',
    defaultMessage: 'Valid from',
  },
  validTo: {
    id: 'fnol.statementBox.validTo',
    description: 'A box of the accident statement',
    defaultMessage: 'Valid to',
  },
  birthDate: {
    id: 'fnol.statementBox.birthDate',
    description: 'A box of the accident statement',
    defaultMessage: 'Born on',
  },
  licenceNo: {
    id: 'fnol.statementBox.licenceNo',
    description: 'A box of the accident statement',
    defaultMessage: 'Driving licence',
  },
  licenceCategory: {
    id: 'fnol.statementBox.licenceCategory',
    description: 'A box of the accident statement',
    defaultMessage: 'Category',
  },
  licenceUntil: {
    id: 'fnol.statementBox.licenceUntil',
    description: 'A box of the accident statement',
    defaultMessage: 'Licence valid to',
  },
  impact: {
    id: 'fnol.statementBox.impact',
    description: 'A box of the accident statement',
    defaultMessage: 'First impact',
  },
  damage: {
    id: 'fnol.statementBox.damage',
    description: 'A box of the accident statement',
    defaultMessage: 'Visible damage',
  },
  circumstances: {
    id: 'fnol.statementBox.circumstances',
    description: 'A box of the accident statement',
    defaultMessage: 'Circumstances',
  },
  counted: {
    id: 'fnol.statementBox.counted',
    description: 'A box of the accident statement',
    defaultMessage: 'Ticks counted on paper',
  },
  remarks: {
    id: 'fnol.statementBox.remarks',
    description: 'A box of the accident statement',
    defaultMessage: 'Remarks',
  },
  sketch: {
    id: 'fnol.statementBox.sketch',
    description: 'A box of the accident statement',
    defaultMessage: 'Sketch',
  },
  signatures: {
    id: 'fnol.statementBox.signatures',
    description: 'A box of the accident statement',
    defaultMessage: 'Signatures',
  },
  yes: {
    id: 'fnol.statementBox.yes',
    description: 'A box of the accident statement',
    defaultMessage: 'yes',
  },
  no: {
    id: 'fnol.statementBox.no',
    description: 'A box of the accident statement',
    defaultMessage: 'no',
  },
  notSaid: {
    id: 'fnol.statementBox.notSaid',
    description: 'A box of the accident statement',
    defaultMessage: 'not said',
  },
});
