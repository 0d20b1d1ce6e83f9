import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    done: {
      id: 'design-system.stepper.done',
      description: 'State of a step, told to screen readers',
      defaultMessage: 'Done',
    },
    current: {
      id: 'design-system.stepper.current',
      description: 'State of a step, told to screen readers',
      defaultMessage: 'Current step',
    },
    next: {
      id: 'design-system.stepper.next',
      description: 'State of a step, told to screen readers',
      defaultMessage: 'Not started',
    },
    selectAll: {
      id: 'design-system.dataTable.selectAll',
      description: 'Check box in the header that selects every row shown',
      defaultMessage: 'Select all rows shown',
    },
    selectRow: {
      id: 'design-system.dataTable.selectRow',
      description: 'Check box that selects one row',
      defaultMessage: 'Select this row',
    },
    loading: {
      id: 'design-system.dataTable.loading',
      description: 'Told to screen readers while rows load',
      defaultMessage: 'Loading rows…',
    },
    absent: {
      id: 'design-system.descriptionList.absent',
      description: 'Told to screen readers where a dash stands for a missing value',
      defaultMessage: 'not given',
    },
  }),
  stepOf: defineMessage<{ step: number; count: number }>({
    id: 'design-system.stepper.stepOf',
    description: 'How far a person is',
    defaultMessage: 'Step {step, number} of {count, number}',
  }),
  keyboardHelp: defineMessage<{ next: string; previous: string }>({
    id: 'design-system.dataTable.keyboardHelp',
    description: 'How to move through the rows; next and previous are the keys j and k',
    defaultMessage: 'Move with the arrow keys or {next} and {previous}, open with Enter.',
  }),
};
