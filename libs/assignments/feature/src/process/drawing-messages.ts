import { defineMessage, defineMessages } from 'react-intl';

/** Words of the drawing, of what stands beside it, and of the state of a draft. */
export const drawingMessages = {
  ...defineMessages({
    sideWays: {
      id: 'assignments.process.drawing.sideWays',
      description: 'Check box above the drawing: it shows steps that cancel work or open it again as well',
      defaultMessage: 'Cancelling and reopening too',
    },
    timesColumn: {
      id: 'assignments.process.drawing.timesColumn',
      description: 'Column of the steps: how often work took the step in the last 30 days',
      defaultMessage: '30 days',
    },
    stateDraft: {
      id: 'assignments.process.drawing.stateDraft',
      description: 'First of the three states of a draft, in a row above it',
      defaultMessage: 'Draft',
    },
    stateChecked: {
      id: 'assignments.process.drawing.stateChecked',
      description: 'Second of the three states of a draft: the check found nothing wrong',
      defaultMessage: 'Checked',
    },
    statePublished: {
      id: 'assignments.process.drawing.statePublished',
      description: 'Third of the three states of a draft: it is in force',
      defaultMessage: 'Published',
    },
    progress: {
      id: 'assignments.process.drawing.progress',
      description: 'Name of the row with the three states of a draft',
      defaultMessage: 'How far the draft is',
    },
    ready: {
      id: 'assignments.process.drawing.ready',
      description: 'Beside the states of a draft in which nothing is wrong',
      defaultMessage: 'Nothing stands in the way of publishing.',
    },
    who: {
      id: 'assignments.process.drawing.who',
      description: 'Term: who may take the step',
      defaultMessage: 'Who',
    },
    reason: {
      id: 'assignments.process.drawing.reason',
      description: 'Term: whether a reason has to be given with the step',
      defaultMessage: 'Reason',
    },
    reasonAsked: {
      id: 'assignments.process.drawing.reasonAsked',
      description: 'A reason has to be given with the step',
      defaultMessage: 'is asked for',
    },
    reasonNotAsked: {
      id: 'assignments.process.drawing.reasonNotAsked',
      description: 'No reason has to be given with the step',
      defaultMessage: 'is not asked for',
    },
    way: {
      id: 'assignments.process.drawing.way',
      description: 'Term: the status that a step leads out of and the one it leads into',
      defaultMessage: 'Way',
    },
    none: {
      id: 'assignments.process.drawing.none',
      description: 'The step has no conditions, or no effects',
      defaultMessage: 'none',
    },
  }),
  since: defineMessage<{ day: string }>({
    id: 'assignments.process.drawing.since',
    description: 'Below the drawing: what its numbers count',
    defaultMessage: 'Numbers: how often work took the step since {day}',
  }),
  times: defineMessage<{ count: number }>({
    id: 'assignments.process.drawing.times',
    description: 'How often work took a step in the last 30 days',
    defaultMessage: '{count, plural, one {once} other {# times}} in 30 days',
  }),
  waits: defineMessage<{ count: number }>({
    id: 'assignments.process.drawing.waits',
    description: 'Beside the states of a draft with errors',
    defaultMessage:
      'Publishing waits: {count, plural, one {one error has} other {# errors have}} to be corrected.',
  }),
  wayOf: defineMessage<{ from: string; to: string }>({
    id: 'assignments.process.drawing.wayOf',
    description: 'The status that a step leads out of and the one it leads into',
    defaultMessage: '{from} → {to}',
  }),
  ruleWith: defineMessage<{ rule: string; value: string }>({
    id: 'assignments.process.drawing.ruleWith',
    description: 'A condition or an effect with what is set with it',
    defaultMessage: '{rule}: {value}',
  }),
};
