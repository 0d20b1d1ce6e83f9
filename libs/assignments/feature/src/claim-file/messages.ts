import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    claimFile: {
      id: 'assignments.claimFile.claimFile',
      description: 'Before the number',
      defaultMessage: 'Claim file',
    },
    noSuchFileText: {
      id: 'assignments.claimFile.noSuchFileText',
      description: 'Below: why a claim file is not shown; it is not said which of the two',
      defaultMessage: 'The number may be mistyped, or the claim file is not for you to see.',
    },
    toSearch: {
      id: 'assignments.claimFile.toSearch',
      description: 'Where a claim file is not there: leads to the search',
      defaultMessage: 'Find a claim file',
    },
    backToList: {
      id: 'assignments.claimFile.back',
      description: 'Link to the worklist',
      defaultMessage: 'Tasks',
    },
    printTimeline: {
      id: 'assignments.claimFile.print',
      description: 'Opens the printable timeline',
      defaultMessage: 'Print timeline',
    },
    newTab: {
      id: 'assignments.claimFile.newTab',
      description: 'Read out after links that open a tab',
      defaultMessage: '(opens in a new tab)',
    },
    due: { id: 'assignments.claimFile.due', description: 'Fact of the header', defaultMessage: 'Deadline' },
    legalDue: {
      id: 'assignments.claimFile.legalDue',
      description: 'Fact of the header: last day of the legal term',
      defaultMessage: 'Answer by law',
    },
    assignedTo: {
      id: 'assignments.claimFile.assignedTo',
      description: 'Fact of the header',
      defaultMessage: 'Assigned to',
    },
    unassigned: {
      id: 'assignments.claimFile.unassigned',
      description: 'Instead of a name',
      defaultMessage: 'Nobody yet',
    },
    plate: { id: 'assignments.claimFile.plate', description: 'Fact', defaultMessage: 'Plate' },
    claimant: { id: 'assignments.claimFile.claimant', description: 'Fact', defaultMessage: 'Claimant' },
    status: {
      id: 'assignments.claimFile.status',
      description: 'Fact of the header',
      defaultMessage: 'Status',
    },
    timeline: { id: 'assignments.claimFile.timeline', description: 'Heading', defaultMessage: 'Timeline' },
    emptyTimeline: {
      id: 'assignments.claimFile.emptyTimeline',
      description: 'When there are no entries',
      defaultMessage: 'Nothing has happened yet',
    },
    older: {
      id: 'assignments.claimFile.older',
      description: 'Button',
      defaultMessage: 'Show older entries',
    },
    system: {
      id: 'assignments.claimFile.system',
      description: 'Actor of an automatic entry',
      defaultMessage: 'Automatic',
    },
    guest: {
      id: 'assignments.claimFile.guest',
      description: 'Actor of an entry',
      defaultMessage: 'Claimant',
    },
    assistant: {
      id: 'assignments.claimFile.assistant',
      description: 'Actor of an entry',
      defaultMessage: 'Assistant',
    },
    event: { id: 'assignments.claimFile.event', description: 'Heading', defaultMessage: 'What happened' },
    eventDate: {
      id: 'assignments.claimFile.eventDate',
      description: 'Fact',
      defaultMessage: 'Date and time',
    },
    place: { id: 'assignments.claimFile.place', description: 'Fact', defaultMessage: 'Place' },
    description: {
      id: 'assignments.claimFile.description',
      description: 'Fact',
      defaultMessage: 'Description',
    },
    injuries: { id: 'assignments.claimFile.injuries', description: 'Fact', defaultMessage: 'Injuries' },
    yes: { id: 'assignments.claimFile.yes', description: 'Value', defaultMessage: 'Yes' },
    no: { id: 'assignments.claimFile.no', description: 'Value', defaultMessage: 'No' },
    vehicles: { id: 'assignments.claimFile.vehicles', description: 'Heading', defaultMessage: 'Vehicles' },
    vehicle: { id: 'assignments.claimFile.vehicle', description: 'Fact', defaultMessage: 'Vehicle' },
    vin: { id: 'assignments.claimFile.vin', description: 'Fact', defaultMessage: 'Chassis number (VIN)' },
    color: { id: 'assignments.claimFile.color', description: 'Fact', defaultMessage: 'Colour' },
    parties: { id: 'assignments.claimFile.parties', description: 'Heading', defaultMessage: 'People' },
    cnp: {
      id: 'assignments.claimFile.cnp',
      description: 'Fact: personal number, masked',
      defaultMessage: 'Personal number',
    },
    email: { id: 'assignments.claimFile.email', description: 'Fact', defaultMessage: 'E-mail' },
    phone: { id: 'assignments.claimFile.phone', description: 'Fact', defaultMessage: 'Phone' },
    policy: { id: 'assignments.claimFile.policy', description: 'Fact', defaultMessage: 'Policy' },
    reported: { id: 'assignments.claimFile.reported', description: 'Fact', defaultMessage: 'Reported' },
  }),
  onBehalfOf: defineMessage<{ actor: string; replaced: string }>({
    id: 'assignments.claimFile.onBehalfOf',
    description: 'Who acted in whose name',
    defaultMessage: '{actor} in the name of {replaced}',
  }),
  roles: defineMessage<{ role: string }>({
    id: 'assignments.claimFile.roles',
    description: 'What a person is in the claim',
    defaultMessage:
      '{role, select, notifier {Notifier} insured {Insured} injured {Claimant} owner {Owner} driver {Driver} witness {Witness} other {}}',
  }),
  contactState: defineMessage<{ state: string }>({
    id: 'assignments.claimFile.contactState',
    description: 'After an address',
    defaultMessage: '{state, select, confirmed {confirmed} bounced {does not work} other {not confirmed}}',
  }),
  noSuchFile: defineMessage<{ number: string }>({
    id: 'assignments.claimFile.noSuchFile',
    description: 'In place of a claim file that is not there for whoever looks',
    defaultMessage: 'Claim file {number} is not here',
  }),
};
