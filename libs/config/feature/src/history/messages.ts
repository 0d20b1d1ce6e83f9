import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'config.history.title',
      description: 'Heading of the changes of a page of the settings, and the button that opens them',
      defaultMessage: 'History',
    },
    thisPage: {
      id: 'config.history.thisPage',
      description: 'After the heading “History”: which changes these are',
      defaultMessage: 'of this page',
    },
    nothing: {
      id: 'config.history.nothing',
      description: 'The history of a page of the settings is empty',
      defaultMessage: 'Nothing has been changed here yet.',
    },
    more: {
      id: 'config.history.more',
      description: 'Button below the newest changes',
      defaultMessage: 'Show earlier changes',
    },
    became: {
      id: 'config.history.became',
      description: 'Between the value before and the value after, for screen readers',
      defaultMessage: 'became',
    },
    empty: {
      id: 'config.history.empty',
      description: 'A setting that had or got no value',
      defaultMessage: 'none',
    },
    on: { id: 'config.history.on', description: 'Value of a switch', defaultMessage: 'on' },
    off: { id: 'config.history.off', description: 'Value of a switch', defaultMessage: 'off' },
    byNobody: {
      id: 'config.history.byNobody',
      description: 'In the place of a name: no person made the change',
      defaultMessage: 'automatically',
    },
    restore: {
      id: 'config.history.restore',
      description: 'Button at a change: the value from before it comes back',
      defaultMessage: 'Go back to the value before',
    },
    restoreTitle: {
      id: 'config.history.restoreTitle',
      description: 'Title of the question before earlier values come back',
      defaultMessage: 'Go back to the value before?',
    },
    restoreDo: {
      id: 'config.history.restoreDo',
      description: 'Button that puts earlier values back',
      defaultMessage: 'Go back',
    },
    restored: {
      id: 'config.history.restored',
      description: 'Notice after earlier values were put back',
      defaultMessage: 'The earlier value is in force again.',
    },
  }),
  titleOf: defineMessage<{ page: string }>({
    id: 'config.history.titleOf',
    description: 'Name of the list of changes of a page of the settings',
    defaultMessage: 'History: {page}',
  }),
  percent: defineMessage<{ share: string }>({
    id: 'config.history.percent',
    description: 'A share as a value; {share} is a number',
    defaultMessage: '{share}%',
  }),
  onBehalf: defineMessage<{ name: string; replaced: string }>({
    id: 'config.history.onBehalf',
    description: 'Who made a change while standing in for a colleague',
    defaultMessage: '{name} on behalf of {replaced}',
  }),
  restoredBy: defineMessage<{ who: string }>({
    id: 'config.history.restoredBy',
    description: 'A change that put an earlier value back; {who} is a name',
    defaultMessage: '{who}, earlier value put back',
  }),
  becomesAgain: defineMessage<{ field: string; value: string }>({
    id: 'config.history.becomesAgain',
    description: 'In that question: a setting and its value from before',
    defaultMessage: '{field} becomes {value} again.',
  }),
  changedLater: defineMessage<{ fields: string; name: string; at: string }>({
    id: 'config.history.changedLater',
    description: 'Why an earlier value is not put back; {fields} are names of settings',
    defaultMessage: '{fields}: changed again by {name} on {at}. Take that change back first.',
  }),
};
