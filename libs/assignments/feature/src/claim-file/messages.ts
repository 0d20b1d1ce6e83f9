import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    claimFile: {
      id: 'assignments.claim-file.claim-file',
      description: 'Before the number',
      defaultMessage: 'Claim file',
    },
    backToList: {
      id: 'assignments.claim-file.back',
      description: 'Link to the worklist',
      defaultMessage: 'Tasks',
    },
    printTimeline: {
      id: 'assignments.claim-file.print',
      description: 'Opens the printable timeline',
      defaultMessage: 'Print timeline',
    },
    newTab: {
      id: 'assignments.claim-file.new-tab',
      description: 'Read out after links that open a tab',
      defaultMessage: '(opens in a new tab)',
    },
    due: { id: 'assignments.claim-file.due', description: 'Fact of the header', defaultMessage: 'Due' },
    legalDue: {
      id: 'assignments.claim-file.legal-due',
      description: 'Fact of the header: last day of the legal term',
      defaultMessage: 'Answer by law',
    },
    assignedTo: {
      id: 'assignments.claim-file.assigned-to',
      description: 'Fact of the header',
      defaultMessage: 'Assigned to',
    },
    unassigned: {
      id: 'assignments.claim-file.unassigned',
      description: 'Instead of a name',
      defaultMessage: 'Nobody yet',
    },
    plate: { id: 'assignments.claim-file.plate', description: 'Fact', defaultMessage: 'Plate' },
    claimant: { id: 'assignments.claim-file.claimant', description: 'Fact', defaultMessage: 'Claimant' },
    status: {
      id: 'assignments.claim-file.status',
      description: 'Fact of the header',
      defaultMessage: 'Status',
    },
    timeline: { id: 'assignments.claim-file.timeline', description: 'Heading', defaultMessage: 'Timeline' },
    emptyTimeline: {
      id: 'assignments.claim-file.empty-timeline',
      description: 'When there are no entries',
      defaultMessage: 'Nothing has happened yet',
    },
    older: {
      id: 'assignments.claim-file.older',
      description: 'Button',
      defaultMessage: 'Show older entries',
    },
    system: {
      id: 'assignments.claim-file.system',
      description: 'Actor of an automatic entry',
      defaultMessage: 'Automatic',
    },
    guest: {
      id: 'assignments.claim-file.guest',
      description: 'Actor of an entry',
      defaultMessage: 'Claimant',
    },
    assistant: {
      id: 'assignments.claim-file.assistant',
      description: 'Actor of an entry',
      defaultMessage: 'Assistant',
    },
    event: { id: 'assignments.claim-file.event', description: 'Heading', defaultMessage: 'What happened' },
    eventDate: {
      id: 'assignments.claim-file.event-date',
      description: 'Fact',
      defaultMessage: 'Date and time',
    },
    place: { id: 'assignments.claim-file.place', description: 'Fact', defaultMessage: 'Place' },
    description: {
      id: 'assignments.claim-file.description',
      description: 'Fact',
      defaultMessage: 'Description',
    },
    injuries: { id: 'assignments.claim-file.injuries', description: 'Fact', defaultMessage: 'Injuries' },
    yes: { id: 'assignments.claim-file.yes', description: 'Value', defaultMessage: 'Yes' },
    no: { id: 'assignments.claim-file.no', description: 'Value', defaultMessage: 'No' },
    vehicles: { id: 'assignments.claim-file.vehicles', description: 'Heading', defaultMessage: 'Vehicles' },
    vehicle: { id: 'assignments.claim-file.vehicle', description: 'Fact', defaultMessage: 'Vehicle' },
    vin: { id: 'assignments.claim-file.vin', description: 'Fact', defaultMessage: 'Chassis number (VIN)' },
    color: { id: 'assignments.claim-file.color', description: 'Fact', defaultMessage: 'Colour' },
    parties: { id: 'assignments.claim-file.parties', description: 'Heading', defaultMessage: 'People' },
    cnp: {
      id: 'assignments.claim-file.cnp',
      description: 'Fact: personal number, masked',
      defaultMessage: 'Personal number',
    },
    email: { id: 'assignments.claim-file.email', description: 'Fact', defaultMessage: 'E-mail' },
    phone: { id: 'assignments.claim-file.phone', description: 'Fact', defaultMessage: 'Phone' },
    policy: { id: 'assignments.claim-file.policy', description: 'Fact', defaultMessage: 'Policy' },
    reported: { id: 'assignments.claim-file.reported', description: 'Fact', defaultMessage: 'Reported' },
    documents: {
      id: 'assignments.claim-file.documents',
      description: 'Heading',
      defaultMessage: 'Photos and documents',
    },
  }),
  onBehalfOf: defineMessage<{ actor: string; replaced: string }>({
    id: 'assignments.claim-file.on-behalf-of',
    description: 'Who acted in whose name',
    defaultMessage: '{actor} in the name of {replaced}',
  }),
  roles: defineMessage<{ role: string }>({
    id: 'assignments.claim-file.roles',
    description: 'What a person is in the claim',
    defaultMessage:
      '{role, select, notifier {Notifier} insured {Insured} injured {Claimant} owner {Owner} driver {Driver} witness {Witness} other {}}',
  }),
  contactState: defineMessage<{ state: string }>({
    id: 'assignments.claim-file.contact-state',
    description: 'After an address',
    defaultMessage: '{state, select, confirmed {confirmed} bounced {does not work} other {not confirmed}}',
  }),
};
