import { defineMessage, defineMessages } from 'react-intl';

/** The words of box 12 as the staff write it down, and of the page that shows the whole form. */
export const tableMessages = {
  ...defineMessages({
    hint: {
      id: 'fnol.statementTable.hint',
      description: 'Beside the heading of box 12: what to tick',
      defaultMessage: 'x for each that fits',
    },
    keys: {
      id: 'fnol.statementTable.keys',
      description: 'After the keys A and B: what they do to the row that has the focus',
      defaultMessage: 'tick',
    },
    ticked: {
      id: 'fnol.statementTable.ticked',
      description: 'Foot of box 12, between the number of ticks of A and of B',
      defaultMessage: 'how many are ticked',
    },
    wholePage: {
      id: 'fnol.statementTable.wholePage',
      description: 'Link: shows the accident statement on a page of its own, both columns side by side',
      defaultMessage: 'Whole page',
    },
  }),
  counted: defineMessage<{ side: string }>({
    id: 'fnol.statementTable.counted',
    description: 'Label: the number of ticks that stands under the boxes of a column on paper',
    defaultMessage: 'On paper, {side}',
  }),
  showBox: defineMessage<{ box: string }>({
    id: 'fnol.statementTable.showBox',
    description: 'Button of a cited box: leads to it in the form',
    defaultMessage: 'Show box {box}',
  }),
};
