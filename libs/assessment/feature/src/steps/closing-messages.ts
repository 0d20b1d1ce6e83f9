import { defineMessage, defineMessages } from 'react-intl';

/** What is asked of a note before it is closed. */
export const closingMessages = {
  ...defineMessages({
    missingReason: {
      id: 'assessment.closing.missingReason',
      description: 'Closing a note: field for why something that is asked is not there',
      defaultMessage: 'Why it is closed without them',
    },
    missingHint: {
      id: 'assessment.closing.missingHint',
      description: 'Closing a note: below the field for why something is missing',
      defaultMessage: 'For example: the car is burnt out. It is printed on the note.',
    },
    unsignedReason: {
      id: 'assessment.closing.unsignedReason',
      description: 'Closing a note: field for why nobody signs on the screen',
      defaultMessage: 'Why nobody signs here',
    },
    unsignedHint: {
      id: 'assessment.closing.unsignedHint',
      description: 'Closing a note: below the field for why nobody signs',
      defaultMessage: 'For example: signs on paper, or was not there.',
    },
  }),
  missing: defineMessage<{ count: number }>({
    id: 'assessment.closing.missing',
    description: 'Closing a note: above the list of what is asked and not there',
    defaultMessage:
      '{count, plural, one {One thing that is asked is} other {# things that are asked are}} missing:',
  }),
  number: defineMessage<{ kind: 'vin' | 'plate' | 'odometer' }>({
    id: 'assessment.closing.number',
    description: 'Closing a note: a number of the vehicle that is not known',
    defaultMessage:
      '{kind, select, vin {Chassis number (VIN) of the vehicle} plate {Number plate of the vehicle} other {Kilometres on the odometer}}',
  }),
  photo: defineMessage<{ name: string }>({
    id: 'assessment.closing.photo',
    description: 'Closing a note: a photo that is not there',
    defaultMessage: 'Photo: {name}',
  }),
};
