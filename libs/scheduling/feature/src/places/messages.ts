import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the page on which places and working plans are kept. */
export const messages = {
  ...defineMessages({
    title: { id: 'scheduling.places.title', description: 'Title', defaultMessage: 'Places' },
    add: { id: 'scheduling.places.add', description: 'Button', defaultMessage: 'New place' },
    listOf: { id: 'scheduling.places.listOf', description: 'Name of the list', defaultMessage: 'Places' },
    empty: { id: 'scheduling.places.empty', description: 'No place', defaultMessage: 'No place yet' },
    emptyHint: {
      id: 'scheduling.places.emptyHint',
      description: 'What to do',
      defaultMessage: 'Claimants can book once a place is open and somebody works there.',
    },
    failed: {
      id: 'scheduling.places.failed',
      description: 'Title of the failure',
      defaultMessage: 'The places could not be read',
    },
    off: { id: 'scheduling.places.off', description: 'A place that is switched off', defaultMessage: 'off' },
    back: { id: 'scheduling.places.back', description: 'Link', defaultMessage: 'All places' },
    name: { id: 'scheduling.places.name', description: 'Field', defaultMessage: 'Name' },
    kind: { id: 'scheduling.places.kind', description: 'Field', defaultMessage: 'Kind' },
    centre: { id: 'scheduling.places.centre', description: 'Kind', defaultMessage: 'Centre' },
    mobile: { id: 'scheduling.places.mobile', description: 'Kind', defaultMessage: 'Mobile zone' },
    partner: { id: 'scheduling.places.partner', description: 'Kind', defaultMessage: 'Partner shop' },
    county: { id: 'scheduling.places.county', description: 'Field', defaultMessage: 'County' },
    locality: { id: 'scheduling.places.locality', description: 'Field', defaultMessage: 'Town' },
    address: { id: 'scheduling.places.address', description: 'Field', defaultMessage: 'Address' },
    latitude: { id: 'scheduling.places.latitude', description: 'Field', defaultMessage: 'Latitude' },
    longitude: { id: 'scheduling.places.longitude', description: 'Field', defaultMessage: 'Longitude' },
    phone: { id: 'scheduling.places.phone', description: 'Field', defaultMessage: 'Phone' },
    accessibility: { id: 'scheduling.places.accessibility', description: 'Field', defaultMessage: 'Access' },
    accessibilityHint: {
      id: 'scheduling.places.accessibilityHint',
      description: 'Hint',
      defaultMessage: 'Ramp, lift, toilet',
    },
    lead: { id: 'scheduling.places.lead', description: 'Field', defaultMessage: 'Notice, hours' },
    ahead: { id: 'scheduling.places.ahead', description: 'Field', defaultMessage: 'Days ahead' },
    arrivalRo: {
      id: 'scheduling.places.arrivalRo',
      description: 'Field',
      defaultMessage: 'On arrival, in Romanian',
    },
    arrivalEn: {
      id: 'scheduling.places.arrivalEn',
      description: 'Field',
      defaultMessage: 'On arrival, in English',
    },
    hours: { id: 'scheduling.places.hours', description: 'Heading', defaultMessage: 'Opening hours' },
    hoursHint: {
      id: 'scheduling.places.hoursHint',
      description: 'Hint',
      defaultMessage:
        'Such as 08:00–11:30, 12:00–18:00. Leave a day empty when it is closed. Whole quarters, Romanian time.',
    },
    lanes: { id: 'scheduling.places.lanes', description: 'Heading', defaultMessage: 'Lanes' },
    lane: { id: 'scheduling.places.lane', description: 'Field', defaultMessage: 'Name of the lane' },
    addLane: { id: 'scheduling.places.addLane', description: 'Button', defaultMessage: 'Lane' },
    exceptions: { id: 'scheduling.places.exceptions', description: 'Heading', defaultMessage: 'Exceptions' },
    date: { id: 'scheduling.places.date', description: 'Field', defaultMessage: 'Day' },
    dayHours: {
      id: 'scheduling.places.dayHours',
      description: 'Field',
      defaultMessage: 'Hours, empty when closed',
    },
    planDayHours: {
      id: 'scheduling.places.planDayHours',
      description: 'Field: hours of one day of a working plan',
      defaultMessage: 'Hours, empty when they do not work',
    },
    usualPlace: {
      id: 'scheduling.places.usualPlace',
      description: 'Choice: no place is named for one day of a working plan',
      defaultMessage: 'Where they work that weekday',
    },
    planExceptionsHint: {
      id: 'scheduling.places.planExceptionsHint',
      description: 'Under the heading of the exceptions of a working plan',
      defaultMessage:
        'Days with other hours than the plan. A day on which they do not work otherwise, such as one Saturday, needs a place, and the place has to be open then.',
    },
    why: { id: 'scheduling.places.why', description: 'Field', defaultMessage: 'Why' },
    addDay: { id: 'scheduling.places.addDay', description: 'Button', defaultMessage: 'Day' },
    isActive: {
      id: 'scheduling.places.isActive',
      description: 'Checkbox',
      defaultMessage: 'Open for appointments',
    },
    save: { id: 'scheduling.places.save', description: 'Button', defaultMessage: 'Save' },
    saved: { id: 'scheduling.places.saved', description: 'Notice', defaultMessage: 'The place is saved' },
    numberInvalid: {
      id: 'scheduling.places.numberInvalid',
      description: 'Reason',
      defaultMessage: 'Write a whole number in the allowed range.',
    },
    coordinateInvalid: {
      id: 'scheduling.places.coordinateInvalid',
      description: 'Reason',
      defaultMessage: 'Write degrees such as 44.4327.',
    },
    opening: {
      id: 'scheduling.places.opening',
      description: 'Heading',
      defaultMessage: 'What can be booked',
    },
    openingHint: {
      id: 'scheduling.places.openingHint',
      description: 'Under the heading',
      defaultMessage: '14 days, from hours, plans, absences, lanes and visits',
    },
    noOpening: {
      id: 'scheduling.places.noOpening',
      description: 'The form is not ready',
      defaultMessage: 'Complete the form to see it.',
    },
    useTitle: { id: 'scheduling.places.useTitle', description: 'Heading', defaultMessage: 'Used by' },
    useNone: {
      id: 'scheduling.places.useNone',
      description: 'No visits',
      defaultMessage: 'No visits to come.',
    },
    showVisits: {
      id: 'scheduling.places.showVisits',
      description: 'Button',
      defaultMessage: 'Show and move them',
    },
    noProposal: {
      id: 'scheduling.places.noProposal',
      description: 'No hour found',
      defaultMessage: 'No free hour found',
    },
    move: { id: 'scheduling.places.move', description: 'Button', defaultMessage: 'Move' },
    peopleHere: {
      id: 'scheduling.places.peopleHere',
      description: 'Heading',
      defaultMessage: 'Who works here',
    },
    otherPeople: {
      id: 'scheduling.places.otherPeople',
      description: 'Heading',
      defaultMessage: 'Other assessors',
    },
    planDay: {
      id: 'scheduling.places.planDay',
      description: 'Field: hours of a weekday',
      defaultMessage: 'Hours',
    },
    planPlace: {
      id: 'scheduling.places.planPlace',
      description: 'Field: place of a weekday',
      defaultMessage: 'Place',
    },
    notHere: { id: 'scheduling.places.notHere', description: 'Choice', defaultMessage: 'Does not work' },
    cap: { id: 'scheduling.places.cap', description: 'Field', defaultMessage: 'Visits a day at most' },
    travel: {
      id: 'scheduling.places.travel',
      description: 'Field',
      defaultMessage: 'Minutes between places',
    },
    skills: { id: 'scheduling.places.skills', description: 'Group', defaultMessage: 'Skills' },
    planSaved: {
      id: 'scheduling.places.planSaved',
      description: 'Notice',
      defaultMessage: 'The plan is saved',
    },
    planHint: {
      id: 'scheduling.places.planHint',
      description: 'Hint',
      defaultMessage: 'A break is the time between two parts: 08:00–12:00, 12:30–16:30.',
    },
  }),
  open: defineMessage<{ count: number }>({
    id: 'scheduling.places.open',
    description: 'Under the title',
    defaultMessage: '{count, plural, one {# open place} other {# open places}}',
  }),
  lanesOf: defineMessage<{ count: number }>({
    id: 'scheduling.places.lanesOf',
    description: 'How many lanes',
    defaultMessage: '{count, plural, one {# lane} other {# lanes}}',
  }),
  removeLane: defineMessage<{ name: string }>({
    id: 'scheduling.places.removeLane',
    description: 'Button',
    defaultMessage: 'Remove the lane {name}',
  }),
  removeDay: defineMessage<{ date: string }>({
    id: 'scheduling.places.removeDay',
    description: 'Button',
    defaultMessage: 'Remove the day {date}',
  }),
  openingDay: defineMessage<{ day: string; free: number; count: number }>({
    id: 'scheduling.places.openingDay',
    description: 'One day, for screen readers',
    defaultMessage: '{day}: {free} free, {count} booked',
  }),
  use: defineMessage<{ count: number }>({
    id: 'scheduling.places.use',
    description: 'Visits to come',
    defaultMessage: '{count, plural, one {# visit to come} other {# visits to come}}',
  }),
  proposal: defineMessage<{ hour: string; person: string }>({
    id: 'scheduling.places.proposal',
    description: 'Where a visit could go',
    defaultMessage: 'To {hour}, {person}',
  }),
  changePlan: defineMessage<{ name: string }>({
    id: 'scheduling.places.changePlan',
    description: 'Button',
    defaultMessage: 'Change the plan of {name}',
  }),
  planTitle: defineMessage<{ name: string }>({
    id: 'scheduling.places.planTitle',
    description: 'Title',
    defaultMessage: 'Working plan of {name}',
  }),
};
