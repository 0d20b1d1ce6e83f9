import { defineMessage, defineMessages } from 'react-intl';

/** Labels of policy and vehicles in the intake of a claim by the staff. */
export const vehicleMessages = {
  ...defineMessages({
    plate: {
      id: 'fnol.intakeField.plate',
      description: 'Label: number plate',
      defaultMessage: 'Plate',
    },
    country: {
      id: 'fnol.intakeField.country',
      description: 'Label: country of the plate',
      defaultMessage: 'Country of the plate',
    },
    brand: {
      id: 'fnol.intakeField.brand',
      description: 'Label: make of a vehicle',
      defaultMessage: 'Make',
    },
    model: {
      id: 'fnol.intakeField.model',
      description: 'Label: model of a vehicle',
      defaultMessage: 'Model',
    },
    category: {
      id: 'fnol.intakeField.category',
      description: 'Label: category of a vehicle',
      defaultMessage: 'Category',
    },
    vin: {
      id: 'fnol.intakeField.vin',
      description: 'Label: chassis number',
      defaultMessage: 'Chassis number (VIN)',
    },
    drivable: {
      id: 'fnol.intakeField.drivable',
      description: 'Label: whether the vehicle can be driven',
      defaultMessage: 'Can be driven?',
    },
    damage: {
      id: 'fnol.intakeField.damage',
      description: 'Label: the damage in words',
      defaultMessage: 'Damage, in words',
    },
    parts: {
      id: 'fnol.intakeField.parts',
      description: 'Label: adds a damaged part of the vehicle',
      defaultMessage: 'Add a damaged part',
    },
    otherRole: {
      id: 'fnol.intakeField.otherRole',
      description: 'Label: what the other vehicle is in the accident',
      defaultMessage: 'It is',
    },
    atFault: {
      id: 'fnol.intakeField.atFault',
      description: 'Choice: the other vehicle is to blame',
      defaultMessage: 'At fault',
    },
    injured: {
      id: 'fnol.intakeField.injured',
      description: 'Choice: the other vehicle was damaged',
      defaultMessage: 'Damaged',
    },
    involved: {
      id: 'fnol.intakeField.involved',
      description: 'Choice: the other vehicle took part',
      defaultMessage: 'Involved',
    },
    otherPlate: {
      id: 'fnol.intakeField.otherPlate',
      description: 'Label: plate of the other vehicle',
      defaultMessage: 'Its plate',
    },
    insurer: {
      id: 'fnol.intakeField.insurer',
      description: 'Label: insurer of the other vehicle',
      defaultMessage: 'Its RCA insurer',
    },
    policyType: {
      id: 'fnol.intakeField.policyType',
      description: 'Label: type of the policy',
      defaultMessage: 'Policy',
    },
    policyNumber: {
      id: 'fnol.intakeField.policyNumber',
      description: 'Label: series and number of the policy',
      defaultMessage: 'Policy number',
    },
  }),
  onCar: defineMessage<{ count: number }>({
    id: 'fnol.intakeField.onCar',
    description: 'Opens the outline of the car, on which damaged zones are picked',
    defaultMessage: 'Show the damage on the car{count, plural, =0 {} one { (# zone)} other { (# zones)}}',
  }),
  removePart: defineMessage<{ part: string }>({
    id: 'fnol.intakeField.removePart',
    description: 'Button: takes a damaged part off the list',
    defaultMessage: 'Take off: {part}',
  }),
};
