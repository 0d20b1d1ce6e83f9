import { defineMessage, defineMessages } from 'react-intl';

/** Words about what a draft changes, what the check finds, and what was replayed. */
export const notesMessages = {
  ...defineMessages({
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
