import { defineMessage, defineMessages } from 'react-intl';

/** What is known of an inspection, beside the list that found it. */
export const paneMessages = {
  ...defineMessages({
    filledIn: {
      id: 'assessment.searchPane.filledIn',
      description: 'Beside a list of inspections: heading above what a note begins with',
      defaultMessage: 'Filled in by itself',
    },
    toCheck: {
      id: 'assessment.searchPane.toCheck',
      description: 'Beside a list of inspections: heading above what is to be looked at',
      defaultMessage: 'To check at the car',
    },
    nothing: {
      id: 'assessment.searchPane.nothing',
      description: 'Beside a list of inspections: nothing is to be looked at',
      defaultMessage: 'Nothing stands out.',
    },
    history: {
      id: 'assessment.searchPane.history',
      description: 'Button: shows the other files that name a part',
      defaultMessage: 'History',
    },
    visit: {
      id: 'assessment.searchPane.visit',
      description: 'Beside a list of inspections: heading above its visit',
      defaultMessage: 'Appointment',
    },
  }),
  zones: defineMessage<{ count: number }>({
    id: 'assessment.searchPane.zones',
    description: 'Beside a list of inspections: how many zones of the car are hit',
    defaultMessage: '{count, plural, =0 {no zone hit} one {# zone hit} other {# zones hit}}',
  }),
  older: defineMessage<{ count: number }>({
    id: 'assessment.searchPane.older',
    description: 'Beside a list of inspections: how many older damages the car has',
    defaultMessage: '{count, plural, one {one older damage} other {# older damages}}',
  }),
  photos: defineMessage<{ count: number }>({
    id: 'assessment.searchPane.photos',
    description: 'Beside a list of inspections: how many photos there are',
    defaultMessage: '{count, plural, =0 {no photo yet} one {# photo} other {# photos}}',
  }),
  rates: defineMessage<{ source: string; name: string }>({
    id: 'assessment.searchPane.rates',
    description: 'Beside a list of inspections: whose hourly rates its note has',
    defaultMessage:
      '{source, select, partner {rates of {name}} organisation {our rates} other {rates by hand}}',
  }),
  ratesFrom: defineMessage<{ day: string }>({
    id: 'assessment.searchPane.ratesFrom',
    description: 'Beside a list of inspections: since when the rates hold',
    defaultMessage: 'in force since {day}',
  }),
  number: defineMessage<{ kind: 'vin' | 'plate' | 'odometer' }>({
    id: 'assessment.searchPane.number',
    description: 'Beside a list of inspections: a number of the vehicle that is not known yet',
    defaultMessage:
      '{kind, select, vin {The chassis number (VIN) is not known} plate {The number plate is not known} other {The kilometres are not written down}}',
  }),
  alsoIn: defineMessage<{ part: string; count: number }>({
    id: 'assessment.searchPane.alsoIn',
    description: 'Beside a list of inspections: a part that other files of the same vehicle name, too',
    defaultMessage: '{part}, in {count, plural, one {another file} other {# other files}} of this VIN',
  }),
  historyOf: defineMessage<{ part: string }>({
    id: 'assessment.searchPane.historyOf',
    description: 'Name of the button that shows the other files with a part, for screen readers',
    defaultMessage: 'History of {part}',
  }),
  missingPhotos: defineMessage<{ photos: string }>({
    id: 'assessment.searchPane.missingPhotos',
    description: 'Beside a list of inspections: which photos are missing',
    defaultMessage: 'Photos to take: {photos}',
  }),
};
