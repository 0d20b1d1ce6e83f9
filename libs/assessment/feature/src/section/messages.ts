import { defineMessage, defineMessages } from 'react-intl';

/** Inspections in the page of a claim file. */
export const messages = {
  ...defineMessages({
    none: {
      id: 'assessment.section.none',
      description: 'Inspections in the page of a claim file: none',
      defaultMessage: 'The file has no inspection',
    },
    noneText: {
      id: 'assessment.section.noneText',
      description: 'Inspections in the page of a claim file: noneText',
      defaultMessage: 'An inspection is a task of the file; it appears here once it is opened.',
    },
    nobody: {
      id: 'assessment.section.nobody',
      description: 'Inspections in the page of a claim file: nobody',
      defaultMessage: 'nobody',
    },
    noNote: {
      id: 'assessment.section.noNote',
      description: 'Inspections in the page of a claim file: noNote',
      defaultMessage: 'No note yet',
    },
  }),
  due: defineMessage<{ day: string }>({
    id: 'assessment.section.due',
    description: 'Inspections in the page of a claim file: due',
    defaultMessage: 'deadline {day}',
  }),
  note: defineMessage<{ state: string }>({
    id: 'assessment.section.note',
    description: 'Inspections in the page of a claim file: note',
    defaultMessage:
      '{state, select, draft {draft} calculated {calculated} committed {closed} superseded {replaced} other {}}',
  }),
  firstNote: defineMessage<{ state: string }>({
    id: 'assessment.section.firstNote',
    description: 'Inspections in the page of a claim file: firstNote',
    defaultMessage: 'Note: {state}',
  }),
  supplement: defineMessage<{ no: number; state: string }>({
    id: 'assessment.section.supplement',
    description: 'Inspections in the page of a claim file: supplement',
    defaultMessage: 'Supplement S{no}: {state}',
  }),
  photos: defineMessage<{ count: number }>({
    id: 'assessment.section.photos',
    description: 'Inspections in the page of a claim file: photos',
    defaultMessage: '{count, plural, =0 {no photos} one {# photo} other {# photos}}',
  }),
};
