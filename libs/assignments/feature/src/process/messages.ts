import { defineMessage, defineMessages } from 'react-intl';

/** Words of the process editor. */
export const messages = {
  ...defineMessages({
    drawing: {
      id: 'assignments.process.drawing',
      description: 'Name of the region with the drawn process',
      defaultMessage: 'Drawing of the process',
    },
    noSla: {
      id: 'assignments.process.noSla',
      description: 'In the drawing: the status has no usual time',
      defaultMessage: 'no usual time',
    },
    choose: {
      id: 'assignments.process.choose',
      description: 'The empty choice of a list',
      defaultMessage: 'Choose…',
    },
    allKinds: {
      id: 'assignments.process.allKinds',
      description: 'Link back to the list of kinds of work',
      defaultMessage: 'All kinds of work',
    },
    shipped: {
      id: 'assignments.process.shipped',
      description: 'The process is as the product ships it',
      defaultMessage: 'as it was shipped',
    },
    start: {
      id: 'assignments.process.start',
      description: 'Button that begins a draft',
      defaultMessage: 'Start a draft',
    },
    discard: {
      id: 'assignments.process.discard',
      description: 'Button that throws the draft away',
      defaultMessage: 'Throw the draft away',
    },
    discardSure: {
      id: 'assignments.process.discardSure',
      description: 'Question before the draft is thrown away',
      defaultMessage: 'Everything that was changed in it is lost.',
    },
    simulate: {
      id: 'assignments.process.simulate',
      description: 'Button that replays the files of the last month',
      defaultMessage: 'Simulate',
    },
    publish: {
      id: 'assignments.process.publish',
      description: 'Button that opens the dialog of publishing',
      defaultMessage: 'Publish…',
    },
    withdraw: {
      id: 'assignments.process.withdraw',
      description: 'Button that takes a later publication back',
      defaultMessage: 'Take the publication back',
    },
    views: {
      id: 'assignments.process.views',
      description: 'Name of the choice between drawing and lists',
      defaultMessage: 'How the process is shown',
    },
    viewGraph: {
      id: 'assignments.process.viewGraph',
      description: 'View of the process',
      defaultMessage: 'Drawing',
    },
    viewTable: {
      id: 'assignments.process.viewTable',
      description: 'View of the process',
      defaultMessage: 'Lists',
    },
    viewBoth: {
      id: 'assignments.process.viewBoth',
      description: 'View of the process',
      defaultMessage: 'Both',
    },
    statuses: {
      id: 'assignments.process.statuses',
      description: 'Heading of the list of statuses',
      defaultMessage: 'Statuses',
    },
    steps: {
      id: 'assignments.process.steps',
      description: 'Heading of the list of steps',
      defaultMessage: 'Steps',
    },
    addStatus: {
      id: 'assignments.process.addStatus',
      description: 'Button that opens the form of a new status',
      defaultMessage: 'Add a status',
    },
    addStep: {
      id: 'assignments.process.addStep',
      description: 'Button that opens the form of a new step',
      defaultMessage: 'Add a step',
    },
    newStatus: {
      id: 'assignments.process.newStatus',
      description: 'Title of the form of a new status',
      defaultMessage: 'New status',
    },
    newStep: {
      id: 'assignments.process.newStep',
      description: 'Title of the form of a new step',
      defaultMessage: 'New step',
    },
    close: {
      id: 'assignments.process.close',
      description: 'Button that closes the form',
      defaultMessage: 'Close',
    },
    proposalTitle: {
      id: 'assignments.process.proposalTitle',
      description: 'Banner: an update of the product has another process',
      defaultMessage: 'The product offers a newer process',
    },
    takeOver: {
      id: 'assignments.process.takeOver',
      description: 'Button that begins a draft of the proposal',
      defaultMessage: 'Look at it as a draft',
    },
    keepOwn: {
      id: 'assignments.process.keepOwn',
      description: 'Button that settles the proposal',
      defaultMessage: 'Keep ours',
    },
    chooseItem: {
      id: 'assignments.process.chooseItem',
      description: 'Beside the lists while nothing is open',
      defaultMessage: 'Choose a status or a step.',
    },
    gone: {
      id: 'assignments.process.gone',
      description: 'The item that the address names is not in the draft',
      defaultMessage: 'It is not in the draft any more.',
    },
    readOnly: {
      id: 'assignments.process.readOnly',
      description: 'Above the lists while there is no draft',
      defaultMessage: 'Start a draft to change something.',
    },
  }),
  wrongStatus: defineMessage<{ name: string }>({
    id: 'assignments.process.wrongStatus',
    description: 'A status in the drawing with something wrong in it; for screen readers',
    defaultMessage: '{name}, has something to mend',
  }),
  sla: defineMessage<{ hours: number }>({
    id: 'assignments.process.sla',
    description: 'In the drawing: how long work usually stays',
    defaultMessage: '{hours} h',
  }),
  stepBetween: defineMessage<{ step: string; from: string; to: string }>({
    id: 'assignments.process.stepBetween',
    description: 'A line of the drawing: its steps and the two statuses',
    defaultMessage: '{step}: from {from} to {to}',
  }),
  settingOf: defineMessage<{ rule: string }>({
    id: 'assignments.process.settingOf',
    description: 'Label of what is set with a condition or an effect',
    defaultMessage: '{rule}: setting',
  }),
  takeOut: defineMessage<{ name: string }>({
    id: 'assignments.process.takeOut',
    description: 'Button that takes one entry out of a list; the name of the entry',
    defaultMessage: 'Take out {name}',
  }),
  version: defineMessage<{ no: number }>({
    id: 'assignments.process.version',
    description: 'A version of a process by its number',
    defaultMessage: 'version {no}',
  }),
  draftNo: defineMessage<{ no: number }>({
    id: 'assignments.process.draftNo',
    description: 'A draft by its number',
    defaultMessage: 'draft {no}',
  }),
  waitsUntil: defineMessage<{ moment: string }>({
    id: 'assignments.process.waitsUntil',
    description: 'The version waits for its moment',
    defaultMessage: 'Comes into force on {moment}.',
  }),
  proposalText: defineMessage<{ count: number }>({
    id: 'assignments.process.proposalText',
    description: 'How many differences it has',
    defaultMessage: 'It changes {count, plural, one {# thing} other {# things}}; your own changes stay.',
  }),
};
