import { defineMessage, defineMessages } from 'react-intl';

/** Texts about visits that a change of a place or a plan leaves out. */
export const messages = {
  ...defineMessages({
    windowTitle: {
      id: 'scheduling.leftOut.windowTitle',
      description: 'Title of the window',
      defaultMessage: 'Visits to move',
    },
    list: {
      id: 'scheduling.leftOut.list',
      description: 'Name of the list',
      defaultMessage: 'Visits that no longer fit',
    },
    stays: {
      id: 'scheduling.leftOut.stays',
      description: 'Under a visit that is not moved',
      defaultMessage: 'It stays at its hour, outside the plan.',
    },
    none: {
      id: 'scheduling.leftOut.none',
      description: 'No hour found',
      defaultMessage:
        'No free hour in the county in the next days. It stays at its hour; move it from the claim.',
    },
    noneMust: {
      id: 'scheduling.leftOut.noneMust',
      description: 'No hour found for a place that closes',
      defaultMessage: 'No free hour in the county in the next days. Move it from the claim first.',
    },
    stuck: {
      id: 'scheduling.leftOut.stuck',
      description: 'The place cannot be closed yet',
      defaultMessage: 'The place stays open while one of them has no other hour.',
    },
    back: {
      id: 'scheduling.leftOut.back',
      description: 'Button',
      defaultMessage: 'Back to the form',
    },
  }),
  title: defineMessage<{ count: number }>({
    id: 'scheduling.leftOut.title',
    description: 'Title of the warning',
    defaultMessage: '{count, plural, one {# visit no longer fits} other {# visits no longer fit}}',
  }),
  lead: defineMessage<{ count: number }>({
    id: 'scheduling.leftOut.lead',
    description: 'What happens when it is saved',
    defaultMessage:
      '{count, plural, =0 {None moves; nothing is saved yet.} one {# moves when you save. Who gets another hour or place is told with one message.} other {# move when you save. Everybody who gets another hour or place is told with one message.}}',
  }),
  moveTo: defineMessage<{ hour: string; place: string; person: string }>({
    id: 'scheduling.leftOut.moveTo',
    description: 'Checkbox: where the visit goes',
    defaultMessage: 'Move to {hour}, {place}, {person}',
  }),
  save: defineMessage<{ count: number }>({
    id: 'scheduling.leftOut.save',
    description: 'Button',
    defaultMessage:
      '{count, plural, =0 {Save, move none} one {Save and move # visit} other {Save and move # visits}}',
  }),
};
