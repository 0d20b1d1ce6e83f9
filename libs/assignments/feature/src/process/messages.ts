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
    kinds: {
      id: 'assignments.process.kinds',
      description: 'Caption of the list of kinds of work',
      defaultMessage: 'Kinds of work',
    },
    kind: {
      id: 'assignments.process.kind',
      description: 'Column of the list of kinds of work',
      defaultMessage: 'Kind of work',
    },
    versionColumn: {
      id: 'assignments.process.versionColumn',
      description: 'Column: the version in force',
      defaultMessage: 'In force',
    },
    draftColumn: {
      id: 'assignments.process.draftColumn',
      description: 'Column: whether there is a draft',
      defaultMessage: 'Draft',
    },
    statusesColumn: {
      id: 'assignments.process.statusesColumn',
      description: 'Column: how many statuses',
      defaultMessage: 'Statuses',
    },
    openColumn: {
      id: 'assignments.process.openColumn',
      description: 'Column: how much open work there is',
      defaultMessage: 'Open work',
    },
    hasProposal: {
      id: 'assignments.process.hasProposal',
      description: 'Mark of a kind of work for which the product proposes a new process',
      defaultMessage: 'update offered',
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
    publishNow: {
      id: 'assignments.process.publishNow',
      description: 'Button of the dialog of publishing',
      defaultMessage: 'Publish',
    },
    scheduled: {
      id: 'assignments.process.scheduled',
      description: 'Notice after a later publication was set',
      defaultMessage: 'The version will come into force at its moment.',
    },
    reason: {
      id: 'assignments.process.reason',
      description: 'Label of the reason of a publication',
      defaultMessage: 'Why the process changes',
    },
    publishDay: {
      id: 'assignments.process.publishDay',
      description: 'Label of the day of a publication',
      defaultMessage: 'Day (empty: now)',
    },
    publishTime: {
      id: 'assignments.process.publishTime',
      description: 'Label of the hour of a publication',
      defaultMessage: 'Hour',
    },
    stays: {
      id: 'assignments.process.stays',
      description: 'Choice: the work stays on the old version',
      defaultMessage: 'stays on its version until it is done',
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
    status: {
      id: 'assignments.process.status',
      description: 'Column: the status',
      defaultMessage: 'Status',
    },
    step: {
      id: 'assignments.process.step',
      description: 'Column: the step',
      defaultMessage: 'Step',
    },
    from: {
      id: 'assignments.process.from',
      description: 'Column: the status that a step leads out of',
      defaultMessage: 'From',
    },
    to: {
      id: 'assignments.process.to',
      description: 'Column: the status that a step leads into',
      defaultMessage: 'To',
    },
    who: {
      id: 'assignments.process.who',
      description: 'Column: who may take a step',
      defaultMessage: 'Who',
    },
    anybody: {
      id: 'assignments.process.anybody',
      description: 'Any colleague may take the step',
      defaultMessage: 'anybody',
    },
    conditionsColumn: {
      id: 'assignments.process.conditionsColumn',
      description: 'Column: how many conditions',
      defaultMessage: 'Conditions',
    },
    effectsColumn: {
      id: 'assignments.process.effectsColumn',
      description: 'Column: how many effects',
      defaultMessage: 'Effects',
    },
    time: {
      id: 'assignments.process.time',
      description: 'Column: the usual time',
      defaultMessage: 'Time',
    },
    tracker: {
      id: 'assignments.process.tracker',
      description: 'Column: the step of the tracker',
      defaultMessage: 'Tracker',
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
    check: {
      id: 'assignments.process.check',
      description: 'Heading of what the check finds',
      defaultMessage: 'Check',
    },
    sound: {
      id: 'assignments.process.sound',
      description: 'The check finds nothing',
      defaultMessage: 'The process holds together.',
    },
    open: {
      id: 'assignments.process.open',
      description: 'Button beside a finding that opens what it is about',
      defaultMessage: 'Open',
    },
    simulation: {
      id: 'assignments.process.simulation',
      description: 'Heading of the simulation',
      defaultMessage: 'Simulation',
    },
    stale: {
      id: 'assignments.process.stale',
      description: 'The simulation was of an older state of the draft',
      defaultMessage: 'The draft has changed since.',
    },
    simulationFailed: {
      id: 'assignments.process.simulationFailed',
      description: 'The simulation broke off',
      defaultMessage: 'The simulation broke off. Start it again.',
    },
    versions: {
      id: 'assignments.process.versions',
      description: 'Heading of the versions of a process',
      defaultMessage: 'Versions',
    },
    goBack: {
      id: 'assignments.process.goBack',
      description: 'Button that begins a draft of an earlier version',
      defaultMessage: 'Go back to it',
    },
    stateDraft: {
      id: 'assignments.process.stateDraft',
      description: 'State of a version',
      defaultMessage: 'draft',
    },
    stateValidated: {
      id: 'assignments.process.stateValidated',
      description: 'State of a version',
      defaultMessage: 'waits for its moment',
    },
    statePublished: {
      id: 'assignments.process.statePublished',
      description: 'State of a version',
      defaultMessage: 'in force',
    },
    stateRetired: {
      id: 'assignments.process.stateRetired',
      description: 'State of a version',
      defaultMessage: 'retired',
    },
    stateProposed: {
      id: 'assignments.process.stateProposed',
      description: 'State of a version',
      defaultMessage: 'proposed by the product',
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
    changes: {
      id: 'assignments.process.changes',
      description: 'Heading of what the draft changes',
      defaultMessage: 'Changes',
    },
    noChanges: {
      id: 'assignments.process.noChanges',
      description: 'The draft says the same as what is in force',
      defaultMessage: 'Nothing is changed yet.',
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
  waitsNo: defineMessage<{ no: number }>({
    id: 'assignments.process.waitsNo',
    description: 'A version that waits for its moment',
    defaultMessage: 'version {no} waits',
  }),
  since: defineMessage<{ day: string }>({
    id: 'assignments.process.since',
    description: 'Since when the version is in force',
    defaultMessage: 'in force since {day}',
  }),
  publishTitle: defineMessage<{ no: number }>({
    id: 'assignments.process.publishTitle',
    description: 'Title of the dialog of publishing',
    defaultMessage: 'Publish version {no}',
  }),
  published: defineMessage<{ no: number }>({
    id: 'assignments.process.published',
    description: 'Notice after publishing',
    defaultMessage: 'Version {no} is in force.',
  }),
  answerFor: defineMessage<{ name: string; count: number }>({
    id: 'assignments.process.answerFor',
    description: 'Label: where the work of a status goes that disappears',
    defaultMessage: 'Work in “{name}” ({count, plural, one {# open} other {# open}})',
  }),
  movesTo: defineMessage<{ name: string }>({
    id: 'assignments.process.movesTo',
    description: 'Choice: the work moves to a status',
    defaultMessage: 'moves to {name}',
  }),
  errorsFirst: defineMessage<{ count: number }>({
    id: 'assignments.process.errorsFirst',
    description: 'Above the dialog button while the check finds errors',
    defaultMessage:
      '{count, plural, one {# error has} other {# errors have}} to be mended before the draft can be published.',
  }),
  waitsUntil: defineMessage<{ moment: string }>({
    id: 'assignments.process.waitsUntil',
    description: 'The version waits for its moment',
    defaultMessage: 'Comes into force on {moment}.',
  }),
  errors: defineMessage<{ count: number }>({
    id: 'assignments.process.errors',
    description: 'How many errors',
    defaultMessage: '{count, plural, one {# error} other {# errors}}',
  }),
  warnings: defineMessage<{ count: number }>({
    id: 'assignments.process.warnings',
    description: 'How many warnings',
    defaultMessage: '{count, plural, one {# warning} other {# warnings}}',
  }),
  simulating: defineMessage<{ done: number; total: number }>({
    id: 'assignments.process.simulating',
    description: 'The simulation runs',
    defaultMessage: '{done, number} of {total, number} replayed',
  }),
  simulated: defineMessage<{ total: number; day: string }>({
    id: 'assignments.process.simulated',
    description: 'What was replayed',
    defaultMessage: '{total, plural, one {# piece of work} other {# pieces of work}} since {day}, replayed',
  }),
  same: defineMessage<{ count: number }>({
    id: 'assignments.process.same',
    description: 'How many would go the same way',
    defaultMessage: '{count, number} would go the same way',
  }),
  wouldDiffer: defineMessage<{ count: number; why: string }>({
    id: 'assignments.process.wouldDiffer',
    description: 'How many would go another way, and why',
    defaultMessage: '{count, number}: {why}',
  }),
  byOn: defineMessage<{ who: string; day: string }>({
    id: 'assignments.process.byOn',
    description: 'Who published a version and when',
    defaultMessage: '{who}, {day}',
  }),
  proposalText: defineMessage<{ count: number }>({
    id: 'assignments.process.proposalText',
    description: 'How many differences it has',
    defaultMessage: 'It changes {count, plural, one {# thing} other {# things}}; your own changes stay.',
  }),
  added: defineMessage<{ name: string }>({
    id: 'assignments.process.added',
    description: 'A difference',
    defaultMessage: 'new: {name}',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'assignments.process.removed',
    description: 'A difference',
    defaultMessage: 'gone: {name}',
  }),
  changed: defineMessage<{ name: string }>({
    id: 'assignments.process.changed',
    description: 'A difference',
    defaultMessage: 'changed: {name}',
  }),
};
