import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'fnol.vehicle.heading',
      description: 'Question of the page, its main heading.',
      defaultMessage: 'Which vehicle is yours?',
    },
    plate: {
      id: 'fnol.vehicle.plate',
      description: 'Label of the registration plate.',
      defaultMessage: 'Number plate',
    },
    plateHint: {
      id: 'fnol.vehicle.plateHint',
      description: 'How to type the plate.',
      defaultMessage: 'For example B 123 ABC. Spaces and dashes do not matter.',
    },
    hasNoPlate: {
      id: 'fnol.vehicle.hasNoPlate',
      description: 'Tick box for vehicles without a plate.',
      defaultMessage: 'The vehicle has no number plate',
    },
    plateCountry: {
      id: 'fnol.vehicle.plateCountry',
      description: 'Label of the country of registration.',
      defaultMessage: 'Registered in',
    },
    category: {
      id: 'fnol.vehicle.category',
      description: 'Label of the kind of vehicle.',
      defaultMessage: 'Kind of vehicle',
    },
    brand: {
      id: 'fnol.vehicle.brand',
      description: 'Label of the make of the vehicle.',
      defaultMessage: 'Make',
    },
    brandHint: {
      id: 'fnol.vehicle.brandHint',
      description: 'Example of a make.',
      defaultMessage: 'For example Dacia. Type the first letters and choose from the list.',
    },
    model: {
      id: 'fnol.vehicle.model',
      description: 'Label of the model of the vehicle.',
      defaultMessage: 'Model',
    },
    color: {
      id: 'fnol.vehicle.color',
      description: 'Label of the colour of the vehicle.',
      defaultMessage: 'Colour',
    },
    vin: {
      id: 'fnol.vehicle.vin',
      description: 'Label of the vehicle identification number.',
      defaultMessage: 'Chassis number, VIN',
    },
    vinHint: {
      id: 'fnol.vehicle.vinHint',
      description: 'Where the chassis number stands.',
      defaultMessage: '17 letters and digits, at E on the registration certificate',
    },
  }),
};

/** What is accepted all the same. */
export const warnings = {
  plateUnusual: defineMessage<{ plate: string }>({
    id: 'fnol.vehicle.plateUnusual',
    description:
      'Shown, without blocking, when a Romanian plate has an unusual form. {plate} is what was typed.',
    defaultMessage: '{plate} is not a usual Romanian plate. If it is right, simply continue.',
  }),
  vinUnusual: defineMessage({
    id: 'fnol.vehicle.vinUnusual',
    description: 'Shown, without blocking, when the check digit does not fit.',
    defaultMessage: 'Please compare it once more with your papers. If it is right, simply continue.',
  }),
};

export const errors = defineMessages({
  insurerTooLong: {
    id: 'fnol.vehicle.insurerTooLong',
    description: 'Shown when the name of the insurer of the other car is too long.',
    defaultMessage: 'Use at most 120 characters for the insurer',
  },
  plateMissing: {
    id: 'fnol.vehicle.plateMissing',
    description: 'Shown when the plate is empty and "no plate" is not ticked.',
    defaultMessage: 'Enter the number plate, or tick that there is none',
  },
  plateInvalid: {
    id: 'fnol.vehicle.plateInvalid',
    description: 'Shown when the plate is too short or too long.',
    defaultMessage: 'A number plate has 2 to 12 letters and digits',
  },
  plateCountryMissing: {
    id: 'fnol.vehicle.plateCountryMissing',
    description: 'Shown when no country of registration was chosen.',
    defaultMessage: 'Choose the country where the vehicle is registered',
  },
  categoryMissing: {
    id: 'fnol.vehicle.categoryMissing',
    description: 'Shown when no kind of vehicle was chosen.',
    defaultMessage: 'Choose the kind of vehicle',
  },
  brandMissing: {
    id: 'fnol.vehicle.brandMissing',
    description: 'Shown when no make was chosen.',
    defaultMessage: 'Choose the make of the vehicle',
  },
  modelTooLong: {
    id: 'fnol.vehicle.modelTooLong',
    description: 'Shown when the model is too long.',
    defaultMessage: 'Use at most 80 characters for the model',
  },
  vinInvalid: {
    id: 'fnol.vehicle.vinInvalid',
    description: 'Shown when the chassis number has other signs or a wrong length.',
    defaultMessage: 'A chassis number has 17 letters and digits (older vehicles fewer), without I, O and Q',
  },
  colorUnknown: {
    id: 'fnol.vehicle.colorUnknown',
    description: 'Shown when the chosen colour is not offered any more.',
    defaultMessage: 'Choose a colour from the list',
  },
});
