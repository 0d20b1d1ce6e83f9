import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    asTable: {
      id: 'design-system.chart.asTable',
      description: 'Button that shows the figures of a chart as a table',
      defaultMessage: 'As a table',
    },
    asDrawing: {
      id: 'design-system.chart.asDrawing',
      description: 'Button that shows the figures as a drawing again',
      defaultMessage: 'As a chart',
    },
  }),
  summary: defineMessage<{ name: string; most: string; mostAt: string; least: string; leastAt: string }>({
    id: 'design-system.chart.summary',
    description: 'What a chart shows, in words: the largest and the smallest value of one row of figures',
    defaultMessage: '{name}: most {most} ({mostAt}), least {least} ({leastAt}).',
  }),
};
