import { defineMessage } from 'react-intl';

/** Words of the statement that name numbers. */
export const countMessages = {
  ticks: defineMessage<{ count: number }>({
    id: 'fnol.statement.ticks',
    description: 'How many circumstances of a column are ticked',
    defaultMessage: '{count, plural, =0 {no box ticked} one {# box ticked} other {# boxes ticked}}',
  }),
  step: defineMessage<{ step: number; of: number }>({
    id: 'fnol.statement.step',
    description: 'Where a driver is in the form',
    defaultMessage: '{step} of {of}',
  }),
  decidedBy: defineMessage<{ who: string; when: string }>({
    id: 'fnol.statement.decidedBy',
    description: 'Who decided about liability, and when',
    defaultMessage: '{who}, {when}',
  }),
};
