import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page on which the staff take in a claim. */
export const pageMessages = {
  ...defineMessages({
    title: {
      id: 'fnol.intake.title',
      description: 'Title of the page',
      defaultMessage: 'New claim',
    },
    register: {
      id: 'fnol.intake.register',
      description: 'Button: opens the claim',
      defaultMessage: 'Register',
    },
    registerKeys: {
      id: 'fnol.intake.registerKeys',
      description: 'Shortcut in the help: opens the claim',
      defaultMessage: 'Register the claim',
    },
    sectionKeys: {
      id: 'fnol.intake.sectionKeys',
      description: 'Shortcut in the help: Alt with a number leads to a section',
      defaultMessage: 'Go to a section',
    },
    sectionWord: {
      id: 'fnol.intake.sectionWord',
      description: 'After the keys Alt 1–6: they lead to a section',
      defaultMessage: 'section',
    },
    registerWord: {
      id: 'fnol.intake.registerWord',
      description: 'After the keys Ctrl Enter: they open the claim',
      defaultMessage: 'register',
    },
    caller: {
      id: 'fnol.intake.caller',
      description: 'Heading of a section: who calls',
      defaultMessage: 'Caller',
    },
    event: {
      id: 'fnol.intake.event',
      description: 'Heading of a section: the accident',
      defaultMessage: 'Accident',
    },
    policy: {
      id: 'fnol.intake.policy',
      description: 'Heading of a section: the policy',
      defaultMessage: 'Policy',
    },
    vehicle: {
      id: 'fnol.intake.vehicle',
      description: 'Heading of a section: the vehicle that the claim is about',
      defaultMessage: 'Vehicle',
    },
    others: {
      id: 'fnol.intake.others',
      description: 'Heading of a section: other vehicles',
      defaultMessage: 'Other vehicles',
    },
    people: {
      id: 'fnol.intake.people',
      description: 'Heading of a section: people',
      defaultMessage: 'People',
    },
    moreOfVehicle: {
      id: 'fnol.intake.moreOfVehicle',
      description: 'Opens rarely needed fields of the vehicle',
      defaultMessage: 'More about the vehicle',
    },
    addVehicle: {
      id: 'fnol.intake.addVehicle',
      description: 'Button: adds another vehicle',
      defaultMessage: 'Add a vehicle',
    },
    addPerson: {
      id: 'fnol.intake.addPerson',
      description: 'Button: adds a person',
      defaultMessage: 'Add a person',
    },
    missing: {
      id: 'fnol.intake.missing',
      description: 'Heading: what nobody has said yet',
      defaultMessage: 'Still to ask',
    },
    nothingNeeded: {
      id: 'fnol.intake.nothingNeeded',
      description: 'Nothing is missing that a claim cannot be opened without',
      defaultMessage: 'Can be registered',
    },
    needed: {
      id: 'fnol.intake.needed',
      description: 'After something without which there is no claim',
      defaultMessage: 'needed',
    },
    allAsked: {
      id: 'fnol.intake.allAsked',
      description: 'Everything was asked',
      defaultMessage: 'Everything is here.',
    },
    peopleHint: {
      id: 'fnol.intake.peopleHint',
      description: 'In the section of people while there is nobody but the caller',
      defaultMessage: 'The caller counts already. Nobody is asked for a CNP or an IBAN here.',
    },
    draftSaving: {
      id: 'fnol.intake.draftSaving',
      description: 'The draft is being saved',
      defaultMessage: 'Saving the draft…',
    },
    draftNotSaved: {
      id: 'fnol.intake.draftNotSaved',
      description: 'The draft could not be saved; it is tried again',
      defaultMessage: 'The draft is not saved yet. It stays on this page and is tried again.',
    },
    draftElsewhere: {
      id: 'fnol.intake.draftElsewhere',
      description: 'Somebody saved the same draft in another window',
      defaultMessage: 'This draft was changed in another window. Nothing here is lost.',
    },
    keepMine: {
      id: 'fnol.intake.keepMine',
      description: 'Button: saves what stands here over the other',
      defaultMessage: 'Keep what is here',
    },
    openTheirs: {
      id: 'fnol.intake.openTheirs',
      description: 'Button: shows what was saved in the other window',
      defaultMessage: 'Open the other',
    },
    draftGone: {
      id: 'fnol.intake.draftGone',
      description: 'The draft that an address names is not there',
      defaultMessage:
        'This draft is not there any more: it was registered, thrown away or older than 30 days.',
    },
    startAnew: {
      id: 'fnol.intake.startAnew',
      description: 'Button: begins an empty page',
      defaultMessage: 'Start a new one',
    },
  }),
  vehicleNo: defineMessage<{ number: number }>({
    id: 'fnol.intake.vehicleNo',
    description: 'Name of a group of fields: another vehicle',
    defaultMessage: 'Other vehicle {number}',
  }),
  personNo: defineMessage<{ number: number }>({
    id: 'fnol.intake.personNo',
    description: 'Name of a group of fields: a person',
    defaultMessage: 'Person {number}',
  }),
  removeVehicle: defineMessage<{ number: number }>({
    id: 'fnol.intake.removeVehicle',
    description: 'Button: takes another vehicle off',
    defaultMessage: 'Remove vehicle {number}',
  }),
  removePerson: defineMessage<{ number: number }>({
    id: 'fnol.intake.removePerson',
    description: 'Button: takes a person off',
    defaultMessage: 'Remove person {number}',
  }),
  missingCount: defineMessage<{ count: number }>({
    id: 'fnol.intake.missingCount',
    description: 'How much has to be known before a claim can be opened',
    defaultMessage: '{count, plural, one {# more is needed} other {# more are needed}}',
  }),
  draftSaved: defineMessage<{ time: string }>({
    id: 'fnol.intake.draftSaved',
    description: 'When the draft was saved last',
    defaultMessage: 'Draft saved at {time}',
  }),
  askNext: defineMessage<{ what: string }>({
    id: 'fnol.intake.askNext',
    description: 'Button in the head of the page on narrow screens: leads to a field that is still empty',
    defaultMessage: 'Ask: {what}',
  }),
};
