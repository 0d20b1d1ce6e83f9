import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    claimFile: {
      id: 'claims.claimFile.claimFile',
      description: 'Before the number',
      defaultMessage: 'Claim file',
    },
    noSuchFileText: {
      id: 'claims.claimFile.noSuchFileText',
      description: 'Below: why a claim file is not shown; it is not said which of the two',
      defaultMessage: 'The number may be mistyped, or the claim file is not for you to see.',
    },
    toSearch: {
      id: 'claims.claimFile.toSearch',
      description: 'Where a claim file is not there: leads to the search',
      defaultMessage: 'Find a claim file',
    },
    backToList: {
      id: 'claims.claimFile.back',
      description: 'Link to the worklist',
      defaultMessage: 'Tasks',
    },
    printTimeline: {
      id: 'claims.claimFile.print',
      description: 'Opens the printable timeline',
      defaultMessage: 'Print timeline',
    },
    newTab: {
      id: 'claims.claimFile.newTab',
      description: 'Read out after links that open a tab',
      defaultMessage: '(opens in a new tab)',
    },
    due: { id: 'claims.claimFile.due', description: 'Fact of the header', defaultMessage: 'Deadline' },
    legalDue: {
      id: 'claims.claimFile.legalDue',
      description: 'Fact of the header: last day of the legal term',
      defaultMessage: 'Answer by law',
    },
    assignedTo: {
      id: 'claims.claimFile.assignedTo',
      description: 'Fact of the header',
      defaultMessage: 'Assigned to',
    },
    unassigned: {
      id: 'claims.claimFile.unassigned',
      description: 'Instead of a name',
      defaultMessage: 'Nobody yet',
    },
    plate: { id: 'claims.claimFile.plate', description: 'Fact', defaultMessage: 'Plate' },
    claimant: { id: 'claims.claimFile.claimant', description: 'Fact', defaultMessage: 'Claimant' },
    status: {
      id: 'claims.claimFile.status',
      description: 'Fact of the header',
      defaultMessage: 'Status',
    },
    timeline: { id: 'claims.claimFile.timeline', description: 'Heading', defaultMessage: 'Timeline' },
    emptyTimeline: {
      id: 'claims.claimFile.emptyTimeline',
      description: 'When there are no entries',
      defaultMessage: 'Nothing has happened yet',
    },
    older: {
      id: 'claims.claimFile.older',
      description: 'Button',
      defaultMessage: 'Show older entries',
    },
    system: {
      id: 'claims.claimFile.system',
      description: 'Actor of an automatic entry',
      defaultMessage: 'Automatic',
    },
    guest: {
      id: 'claims.claimFile.guest',
      description: 'Actor of an entry',
      defaultMessage: 'Claimant',
    },
    assistant: {
      id: 'claims.claimFile.assistant',
      description: 'Actor of an entry',
      defaultMessage: 'Assistant',
    },
    event: { id: 'claims.claimFile.event', description: 'Heading', defaultMessage: 'What happened' },
    eventDate: {
      id: 'claims.claimFile.eventDate',
      description: 'Fact',
      defaultMessage: 'Date and time',
    },
    place: { id: 'claims.claimFile.place', description: 'Fact', defaultMessage: 'Place' },
    description: {
      id: 'claims.claimFile.description',
      description: 'Fact',
      defaultMessage: 'Description',
    },
    injuries: { id: 'claims.claimFile.injuries', description: 'Fact', defaultMessage: 'Injuries' },
    yes: { id: 'claims.claimFile.yes', description: 'Value', defaultMessage: 'Yes' },
    no: { id: 'claims.claimFile.no', description: 'Value', defaultMessage: 'No' },
    vehicles: { id: 'claims.claimFile.vehicles', description: 'Heading', defaultMessage: 'Vehicles' },
    vehicle: { id: 'claims.claimFile.vehicle', description: 'Fact', defaultMessage: 'Vehicle' },
    vin: { id: 'claims.claimFile.vin', description: 'Fact', defaultMessage: 'Chassis number (VIN)' },
    color: { id: 'claims.claimFile.color', description: 'Fact', defaultMessage: 'Colour' },
    parties: { id: 'claims.claimFile.parties', description: 'Heading', defaultMessage: 'People' },
    cnp: {
      id: 'claims.claimFile.cnp',
      description: 'Fact: personal number, masked',
      defaultMessage: 'Personal number',
    },
    email: { id: 'claims.claimFile.email', description: 'Fact', defaultMessage: 'E-mail' },
    phone: { id: 'claims.claimFile.phone', description: 'Fact', defaultMessage: 'Phone' },
    policy: { id: 'claims.claimFile.policy', description: 'Fact', defaultMessage: 'Policy' },
    reported: { id: 'claims.claimFile.reported', description: 'Fact', defaultMessage: 'Reported' },
  }),
  onBehalfOf: defineMessage<{ actor: string; replaced: string }>({
    id: 'claims.claimFile.onBehalfOf',
    description: 'Who acted in whose name',
    defaultMessage: '{actor} in the name of {replaced}',
  }),
  roles: defineMessage<{ role: string }>({
    id: 'claims.claimFile.roles',
    description: 'What a person is in the claim',
    defaultMessage:
      '{role, select, notifier {Notifier} insured {Insured} injured {Claimant} owner {Owner} driver {Driver} witness {Witness} other {}}',
  }),
  contactState: defineMessage<{ state: string }>({
    id: 'claims.claimFile.contactState',
    description: 'After an address',
    defaultMessage: '{state, select, confirmed {confirmed} bounced {does not work} other {not confirmed}}',
  }),
  noSuchFile: defineMessage<{ number: string }>({
    id: 'claims.claimFile.noSuchFile',
    description: 'In place of a claim file that is not there for whoever looks',
    defaultMessage: 'Claim file {number} is not here',
  }),
};
