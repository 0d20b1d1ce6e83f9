import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    failed: {
      id: 'reports.list.failed',
      description: 'The list of reports could not be read',
      defaultMessage: 'The reports cannot be shown now',
    },
    none: {
      id: 'reports.list.none',
      description: 'Somebody may run no report',
      defaultMessage: 'No report is open to you',
    },
    noneText: {
      id: 'reports.list.noneText',
      description: 'Below that',
      defaultMessage: 'Your manager or the administrator of your organisation can open reports to you.',
    },
    search: {
      id: 'reports.list.search',
      description: 'Label of the field that searches reports',
      defaultMessage: 'Report, figure, word',
    },
    all: { id: 'reports.list.all', description: 'All reports', defaultMessage: 'All' },
    small: {
      id: 'reports.list.small',
      description: 'Too few cases for a comparison',
      defaultMessage: 'too few to compare',
    },
    frozen: {
      id: 'reports.list.frozen',
      description: 'Below the list: reports read what is written down every night',
      defaultMessage: 'Daily snapshot: history does not change, corrections leave a trace.',
    },
    trend: {
      id: 'reports.list.trend',
      description: 'Column: thirteen weeks as a line',
      defaultMessage: '13 weeks',
    },
  }),
  week: defineMessage<{ from: string; to: string }>({
    id: 'reports.list.week',
    description: 'Beside the title: which week is shown',
    defaultMessage: 'week {from} – {to}',
  }),
  asOf: defineMessage<{ moment: string }>({
    id: 'reports.list.asOf',
    description: 'When the figures were written down',
    defaultMessage: 'as of {moment}',
  }),
  nothing: defineMessage<{ text: string }>({
    id: 'reports.list.nothing',
    description: 'Nothing was found for what was typed',
    defaultMessage: 'No report has “{text}”.',
  }),
  registers: defineMessage({
    id: 'reports.list.registers',
    description: 'Heading above links to lists of cases that the regulator asks for',
    defaultMessage: 'Registers',
  }),
  register: defineMessage<{ type: 'petition' | 'recovery' | 'penalty' }>({
    id: 'reports.list.register',
    description: 'Link to a list of cases that the regulator asks for',
    defaultMessage: '{type, select, petition {Petitions} recovery {Recoveries} other {Paid penalties}}',
  }),
  openCount: defineMessage<{ type: 'petition' | 'recovery'; count: number }>({
    id: 'reports.list.openCount',
    description: 'Beside a register: how many of its cases are open',
    defaultMessage:
      '{type, select, petition {{count, plural, other {# open}}} other {{count, plural, other {# open}}}}',
  }),
  paidCount: defineMessage<{ count: number }>({
    id: 'reports.list.paidCount',
    description: 'Beside the register of paid penalties: payments of the last 13 weeks',
    defaultMessage: '{count, number} in 13 weeks',
  }),
  notOpen: defineMessage({
    id: 'reports.list.notOpen',
    description: 'Heading above the reports that somebody may not open',
    defaultMessage: 'No access',
  }),
  needsRole: defineMessage<{ count: number }>({
    id: 'reports.list.needsRole',
    description: 'Below that: how many reports are not open, and why',
    defaultMessage:
      '{count, plural, one {# report needs a role that you do not have.} other {# reports need a role that you do not have.}}',
  }),
  whichNeedRole: defineMessage({
    id: 'reports.list.whichNeedRole',
    description: 'Button that shows the names of the reports that are not open',
    defaultMessage: 'Which ones',
  }),
  givenBy: defineMessage<{ people: string }>({
    id: 'reports.list.givenBy',
    description: 'After that: who gives the role',
    defaultMessage: 'Ask {people} for it.',
  }),
};
