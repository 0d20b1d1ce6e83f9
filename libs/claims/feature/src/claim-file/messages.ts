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
    notKeptText: {
      id: 'claims.claimFile.notKeptText',
      description: 'Below: a claim file cannot be read without a network',
      defaultMessage: 'There is no network. The file opens by itself when it is back.',
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
    timeline: {
      id: 'claims.claimFile.timeline',
      description: 'Section of the file',
      defaultMessage: 'Timeline',
    },
    parts: {
      id: 'claims.claimFile.parts',
      description: 'Name of the column with activities and sections',
      defaultMessage: 'Parts of the claim file',
    },
    sections: {
      id: 'claims.claimFile.sections',
      description: 'Name of the list of sections',
      defaultMessage: 'Sections',
    },
    facts: {
      id: 'claims.claimFile.facts',
      description: 'Name of the column with short facts; on a phone a tab',
      defaultMessage: 'Facts',
    },
    activities: {
      id: 'claims.claimFile.activities',
      description: 'Name of the tree of all work on the file; on a phone a tab',
      defaultMessage: 'Tasks',
    },
    waitsFor: {
      id: 'claims.claimFile.waitsFor',
      description: 'Fact of the header: who has to do something before it goes on',
      defaultMessage: 'Waiting for',
    },
    worthALook: {
      id: 'claims.claimFile.worthALook',
      description: 'Heading of facts that deserve a look',
      defaultMessage: 'Worth a look',
    },
    newActivity: {
      id: 'claims.claimFile.newActivity',
      description: 'Button and menu: opens work of a kind on the file',
      defaultMessage: 'New task',
    },
    openActivity: {
      id: 'claims.claimFile.openActivity',
      description: 'Button of the notice: goes to the new work',
      defaultMessage: 'Open it',
    },
    estimated: { id: 'claims.claimFile.estimated', description: 'Sum', defaultMessage: 'Estimated' },
    agreed: { id: 'claims.claimFile.agreed', description: 'Sum', defaultMessage: 'Agreed' },
    paid: { id: 'claims.claimFile.paid', description: 'Sum', defaultMessage: 'Paid' },
    reserve: { id: 'claims.claimFile.reserve', description: 'Sum', defaultMessage: 'Reserve' },
    vehicleAndPolicy: {
      id: 'claims.claimFile.vehicleAndPolicy',
      description: 'Heading',
      defaultMessage: 'Vehicle and policy',
    },
    validity: {
      id: 'claims.claimFile.validity',
      description: 'Fact: first and last day of the policy',
      defaultMessage: 'Valid',
    },
    due: { id: 'claims.claimFile.due', description: 'Fact of the header', defaultMessage: 'Deadline' },
    filePhase: {
      id: 'claims.claimFile.filePhase',
      description: 'Fact of the header, before the name of the step that the claim file is at',
      defaultMessage: 'Claim file:',
    },
    legalDue: {
      id: 'claims.claimFile.legalDue',
      description: 'Fact: last day of the legal term',
      defaultMessage: 'Answer by law',
    },
    more: {
      id: 'claims.claimFile.more',
      description: 'Button on a phone: what else can be done with the claim file',
      defaultMessage: 'Other actions',
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
    record: {
      id: 'claims.claimFile.record',
      description: 'Label: who has written down what happened',
      defaultMessage: 'Recorded by',
    },
    recordLabel: {
      id: 'claims.claimFile.record',
      description: 'Fact: who has written down what happened in an accident',
      defaultMessage: 'Recorded by',
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
    branch: {
      id: 'claims.claimFile.branch',
      description: 'Fact: the office that handles the file',
      defaultMessage: 'Office',
    },
    reported: { id: 'claims.claimFile.reported', description: 'Fact', defaultMessage: 'Reported' },
  }),
  roles: defineMessage<{ role: string }>({
    id: 'claims.claimFile.roles',
    description: 'What a person is in the claim',
    defaultMessage:
      '{role, select, notifier {Notifier} insured {Insured} injured {Claimant} owner {Owner} driver {Driver} at_fault {At fault} hurt {Hurt} witness {Witness} representative {Representative} other {}}',
  }),
  recordedBy: defineMessage<{ by: string }>({
    id: 'claims.claimFile.recordedBy',
    description: 'Who has written down what happened in an accident',
    defaultMessage:
      '{by, select, police {Police} amiable_statement {Amiable statement} nobody {Neither police nor statement} other {}}',
  }),
  contactState: defineMessage<{ state: string }>({
    id: 'claims.claimFile.contactState',
    description: 'After an address',
    defaultMessage: '{state, select, confirmed {confirmed} bounced {does not work} other {not confirmed}}',
  }),
  waitingOn: defineMessage<{ whom: string }>({
    id: 'claims.claimFile.waitingOn',
    description: 'Whom the work waits for',
    defaultMessage:
      '{whom, select, us {us} manager {an approval} claimant {the claimant} shop {the repair shop} police {the police} insurer {the other insurer} other {somebody else}}',
  }),
  vehicleRole: defineMessage<{ role: string }>({
    id: 'claims.claimFile.vehicleRole',
    description: 'Heading of a vehicle: what it is in the claim',
    defaultMessage:
      '{role, select, insured {Insured vehicle} injured {Damaged vehicle} at_fault {Vehicle at fault} other {Other vehicle}}',
  }),
  waitingSince: defineMessage<{ whom: string; days: number }>({
    id: 'claims.claimFile.waitingSince',
    description: 'Whom the task waits for, and since how many days; 0 is less than a day',
    defaultMessage: '{whom}, {days, plural, =0 {since today} one {for # day} other {for # days}}',
  }),
  activityOpened: defineMessage<{ name: string }>({
    id: 'claims.claimFile.activityOpened',
    description: 'Notice',
    defaultMessage: 'New task: {name}',
  }),
  call: defineMessage<{ to: string }>({
    id: 'claims.claimFile.call',
    description: 'Link that calls a phone number',
    defaultMessage: 'Call {to}',
  }),
  write: defineMessage<{ to: string }>({
    id: 'claims.claimFile.write',
    description: 'Link that opens an e-mail to an address',
    defaultMessage: 'Write to {to}',
  }),
  notKept: defineMessage<{ number: string }>({
    id: 'claims.claimFile.notKept',
    description: 'In place of a claim file that was not read before the network went',
    defaultMessage: 'Claim file {number} is not kept on this device',
  }),
  noSuchFile: defineMessage<{ number: string }>({
    id: 'claims.claimFile.noSuchFile',
    description: 'In place of a claim file that is not there for whoever looks',
    defaultMessage: 'Claim file {number} is not here',
  }),
};
