import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    saveValue: {
      id: 'design-system.field.saveValue',
      description: 'Button beside a value that is being changed where it stands',
      defaultMessage: 'Save',
    },
    leaveValue: {
      id: 'design-system.field.leaveValue',
      description: 'Button beside a value that is being changed: leaves it as it was',
      defaultMessage: 'Cancel',
    },
    keysOfLine: {
      id: 'design-system.field.keysOfLine',
      description: 'Which keys save a value and leave it as it was',
      defaultMessage: 'Enter saves, Esc leaves it as it was',
    },
    keysOfLines: {
      id: 'design-system.field.keysOfLines',
      description: 'The same for a text of several lines',
      defaultMessage: 'Ctrl Enter saves, Esc leaves it as it was',
    },
    optional: {
      id: 'design-system.field.optional',
      description: 'After the label of a field that may stay empty',
      defaultMessage: '(optional)',
    },
    choose: {
      id: 'design-system.field.choose',
      description: 'The empty choice of a list',
      defaultMessage: 'Choose…',
    },
    clear: {
      id: 'design-system.field.clear',
      description: 'Button that empties a field',
      defaultMessage: 'Clear',
    },
    more: {
      id: 'design-system.field.more',
      description: 'Button inside a field with a number: one more',
      defaultMessage: 'One more',
    },
    less: {
      id: 'design-system.field.less',
      description: 'Button inside a field with a number: one less',
      defaultMessage: 'One less',
    },
    showPassword: {
      id: 'design-system.field.showPassword',
      description: 'Button that shows the typed password',
      defaultMessage: 'Show password',
    },
    rangeFrom: {
      id: 'design-system.field.rangeFrom',
      description: 'Label of a first day',
      defaultMessage: 'From',
    },
    rangeTo: { id: 'design-system.field.rangeTo', description: 'Label of a last day', defaultMessage: 'To' },
    dateHint: {
      id: 'design-system.field.dateHint',
      description: 'How a date is written; shown in the empty field',
      defaultMessage: 'dd.mm.yyyy',
    },
    openCalendar: {
      id: 'design-system.field.openCalendar',
      description: 'Button that opens the calendar beside a date field',
      defaultMessage: 'Open the calendar',
    },
    timeHint: {
      id: 'design-system.field.timeHint',
      description: 'How a time of day is written; shown in the empty field',
      defaultMessage: 'hh:mm',
    },
    openChoices: {
      id: 'design-system.field.openChoices',
      description: 'Button that opens the list of choices of a field',
      defaultMessage: 'Show the choices',
    },
  }),
  dateNotUnderstood: defineMessage<{ example: string }>({
    id: 'design-system.field.dateNotUnderstood',
    description: 'The typed text is not a date in the one accepted form',
    defaultMessage: 'Write the date as day, month and year, for example {example}.',
  }),
  dateDoesNotExist: defineMessage<{ date: string }>({
    id: 'design-system.field.dateDoesNotExist',
    description: 'The typed date has the right form but no such day exists, such as 31.02.2026',
    defaultMessage: '{date} does not exist. Check the day and the month.',
  }),
  timeNotUnderstood: defineMessage<{ example: string }>({
    id: 'design-system.field.timeNotUnderstood',
    description: 'The typed text is not a time of day',
    defaultMessage: 'Write the time as hours and minutes, for example {example}.',
  }),
  noMatch: defineMessage<{ text: string }>({
    id: 'design-system.field.noMatch',
    description: 'The search in a list of choices finds nothing',
    defaultMessage: 'Nothing matches “{text}”.',
  }),
  matches: defineMessage<{ count: number }>({
    id: 'design-system.field.matches',
    description: 'Told to screen readers while typing in a list of choices',
    defaultMessage: '{count, plural, one {# choice} other {# choices}}',
  }),
  charactersLeft: defineMessage<{ count: number }>({
    id: 'design-system.field.charactersLeft',
    description: 'How much may still be typed into a text field',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  }),
  summary: defineMessage<{ count: number }>({
    id: 'design-system.errorSummary.title',
    description: 'Above the list of refused fields of a form',
    defaultMessage:
      '{count, plural, one {One answer needs your attention} other {# answers need your attention}}',
  }),
  change: defineMessage<{ label: string }>({
    id: 'design-system.field.change',
    description: 'Button around a value: lets somebody change it where it stands',
    defaultMessage: 'Change: {label}',
  }),
};
