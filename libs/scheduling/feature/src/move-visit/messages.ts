import { defineMessage, defineMessages } from 'react-intl';

/** Texts of the window in which a visit is moved. */
export const messages = {
  ...defineMessages({
    day: { id: 'scheduling.moveVisit.day', description: 'Field', defaultMessage: 'Day' },
    hour: { id: 'scheduling.moveVisit.hour', description: 'Field', defaultMessage: 'Hour' },
    person: { id: 'scheduling.moveVisit.person', description: 'Field', defaultMessage: 'Assessor' },
    place: { id: 'scheduling.moveVisit.place', description: 'Field', defaultMessage: 'Place' },
    why: { id: 'scheduling.moveVisit.why', description: 'Heading', defaultMessage: 'Why' },
    nearest: {
      id: 'scheduling.moveVisit.nearest',
      description: 'Heading',
      defaultMessage: 'Nearest free hours',
    },
    kept: {
      id: 'scheduling.moveVisit.kept',
      description: 'What happens to the old hour',
      defaultMessage: 'The old hour is freed only once you confirm.',
    },
    confirm: { id: 'scheduling.moveVisit.confirm', description: 'Button', defaultMessage: 'Move' },
    openFile: { id: 'scheduling.moveVisit.openFile', description: 'Link', defaultMessage: 'Open the claim' },
    cancelVisit: {
      id: 'scheduling.moveVisit.cancelVisit',
      description: 'Button',
      defaultMessage: 'Cancel the visit',
    },
    moveTo: { id: 'scheduling.moveVisit.moveTo', description: 'Menu item', defaultMessage: 'Move to…' },
  }),
  title: defineMessage<{ plate: string }>({
    id: 'scheduling.moveVisit.title',
    description: 'Title',
    defaultMessage: 'Move {plate}',
  }),
  now: defineMessage<{ hour: string; person: string; place: string }>({
    id: 'scheduling.moveVisit.now',
    description: 'Where the visit is now',
    defaultMessage: 'Now {hour}, {person}, {place}',
  }),
  fits: defineMessage<{ hour: string }>({
    id: 'scheduling.moveVisit.fits',
    description: 'Verdict',
    defaultMessage: 'It fits at {hour}',
  }),
  refused: defineMessage<{ hour: string }>({
    id: 'scheduling.moveVisit.refused',
    description: 'Verdict',
    defaultMessage: 'It does not fit at {hour}',
  }),
  moreActs: defineMessage<{ plate: string }>({
    id: 'scheduling.moveVisit.moreActs',
    description: 'Name of the menu of a visit',
    defaultMessage: 'Visit {plate}',
  }),
};
