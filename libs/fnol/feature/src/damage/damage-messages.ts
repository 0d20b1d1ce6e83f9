import { defineMessage, defineMessages } from 'react-intl';

/** The words of the damage picker. */
export const damageMessages = {
  ...defineMessages({
    outline: {
      id: 'fnol.damage.outline',
      description: 'What the drawing of the car is, for screen readers',
      defaultMessage: 'The car from above, its front at the top',
    },
    drawing: {
      id: 'fnol.damage.drawing',
      description: 'Tab: the drawing of the car',
      defaultMessage: 'Drawing',
    },
    view: {
      id: 'fnol.damage.view',
      description: 'Label of the tabs',
      defaultMessage: 'How zones are picked',
    },
    list: { id: 'fnol.damage.list', description: 'Tab: all zones as a list', defaultMessage: 'List' },
    picked: {
      id: 'fnol.damage.picked',
      description: 'Heading of the list of picked zones',
      defaultMessage: 'Damaged',
    },
    nothing: {
      id: 'fnol.damage.nothing',
      description: 'While no zone is picked',
      defaultMessage: 'Press on the car where it is damaged.',
    },
    severity: {
      id: 'fnol.damage.severity',
      description: 'Question about a picked zone',
      defaultMessage: 'How is it damaged?',
    },
    scratched: {
      id: 'fnol.damage.scratched',
      description: 'How a zone is damaged',
      defaultMessage: 'scratched',
    },
    dented: { id: 'fnol.damage.dented', description: 'How a zone is damaged', defaultMessage: 'dented' },
    broken: { id: 'fnol.damage.broken', description: 'How a zone is damaged', defaultMessage: 'broken' },
    deformed: {
      id: 'fnol.damage.deformed',
      description: 'How a zone is damaged',
      defaultMessage: 'deformed',
    },
    missing: { id: 'fnol.damage.missing', description: 'How a zone is damaged', defaultMessage: 'missing' },
    unknown: { id: 'fnol.damage.unknown', description: 'How a zone is damaged', defaultMessage: 'not known' },
    wasBefore: {
      id: 'fnol.damage.wasBefore',
      description: 'Tick box about a picked zone',
      defaultMessage: 'It was like this before the accident',
    },
    before: {
      id: 'fnol.damage.before',
      description: 'Of a zone that was damaged before the accident',
      defaultMessage: 'was before',
    },
    parts: {
      id: 'fnol.damage.parts',
      description: 'Heading of the parts of a zone',
      defaultMessage: 'Parts, if you know them',
    },
    remove: {
      id: 'fnol.damage.remove',
      description: 'Button: the zone is not damaged',
      defaultMessage: 'Remove',
    },
    keys: {
      id: 'fnol.damage.keys',
      description: 'Hint for the keyboard under the drawing',
      defaultMessage: 'Arrows move, Space picks, 1–5 say how, V says “was before”.',
    },
  }),
  zoneSaid: defineMessage<{ zone: string; how: string }>({
    id: 'fnol.damage.zoneSaid',
    description: 'Name of a picked zone on the drawing, with how it is damaged',
    defaultMessage: '{zone}: {how}',
  }),
  count: defineMessage<{ count: number }>({
    id: 'fnol.damage.count',
    description: 'How many zones are picked, read out when it changes',
    defaultMessage: '{count, plural, =0 {no zone picked} one {# zone picked} other {# zones picked}}',
  }),
};
