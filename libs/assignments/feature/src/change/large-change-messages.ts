import { defineMessage, defineMessages } from 'react-intl';

type State = 'queued' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';

export const messages = {
  ...defineMessages({
    stop: {
      id: 'assignments.largeChange.stop',
      description: 'Button: stops the change of a whole list',
      defaultMessage: 'Stop',
    },
    grown: {
      id: 'assignments.largeChange.grown',
      description: 'Notice: the list has more tasks than the user saw before the change',
      defaultMessage:
        'The list has more tasks by now, so nothing was changed. Look at the number and try again.',
    },
    busy: {
      id: 'assignments.largeChange.busy',
      description: 'Notice: only one change of a whole list at a time',
      defaultMessage: 'Your last change of a whole list is still running. Wait until it is over.',
    },
  }),
  progress: defineMessage<{ state: State; settled: number; total: number }>({
    id: 'assignments.largeChange.progress',
    description: 'How far the change of a whole list is',
    defaultMessage:
      '{state, select, undoing {Undoing} other {Changing}}: {settled, number} of {total, plural, one {# task} other {# tasks}}',
  }),
  result: defineMessage<{ state: State; done: number }>({
    id: 'assignments.largeChange.result',
    description: 'What became of the change of a whole list; `undone`: it was taken back',
    defaultMessage:
      '{state, select, cancelled {Stopped: } failed {Could not be finished: } other {}}{done, plural, =0 {no task} one {# task} other {# tasks}} {state, select, undone {as before} other {changed}}',
  }),
  skipped: defineMessage<{ count: number }>({
    id: 'assignments.largeChange.skipped',
    description: 'Button: opens which tasks were skipped and why',
    defaultMessage: '{count, plural, one {# skipped} other {# skipped}}',
  }),
  moreSkipped: defineMessage<{ count: number }>({
    id: 'assignments.largeChange.moreSkipped',
    description: 'Below the first skipped tasks',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  }),
};
