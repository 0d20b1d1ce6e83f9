import type { LeftOutReason } from '@dosar/kernel/read-estimate';
import { defineMessage, defineMessages } from 'react-intl';

/** What was read of the file of a repair shop. */
export const previewMessages = {
  ...defineMessages({
    noLines: {
      id: 'claim-parts.estimate.noLines',
      description: 'File of a shop: noLines',
      defaultMessage: 'These columns give no line with a name and an amount.',
    },
    preview: {
      id: 'claim-parts.estimate.preview',
      description: 'File of a shop: preview',
      defaultMessage: 'First lines of the file',
    },
    no: {
      id: 'claim-parts.estimate.no',
      description: 'File of a shop: no',
      defaultMessage: 'No',
    },
    name: {
      id: 'claim-parts.estimate.name',
      description: 'File of a shop: name',
      defaultMessage: 'Name',
    },
    row: {
      id: 'claim-parts.estimate.row',
      description: 'File of a shop: number of a row of the file',
      defaultMessage: 'Row',
    },
    inFile: {
      id: 'claim-parts.estimate.inFile',
      description: 'File of a shop: what stands in a row of the file',
      defaultMessage: 'In the file',
    },
    why: {
      id: 'claim-parts.estimate.why',
      description: 'File of a shop: why a row is left out',
      defaultMessage: 'Why',
    },
    amount: {
      id: 'claim-parts.estimate.amount',
      description: 'File of a shop: amount',
      defaultMessage: 'Amount, lei',
    },
  }),
  leftOut: defineMessage<{ count: number }>({
    id: 'claim-parts.estimate.leftOut',
    description: 'File of a shop: rows of the file that are no lines',
    defaultMessage: '{count, plural, one {One row left out} other {# rows left out}}',
  }),
  leftOutReason: defineMessage<{ reason: LeftOutReason }>({
    id: 'claim-parts.estimate.leftOutReason',
    description: 'File of a shop: why a row is no line',
    defaultMessage:
      '{reason, select, sum {adds up other rows} no_name {has no name} currency {is not in lei} too_large {is over 100 million lei} formula {is a formula without its value: open the file in Excel and save it} other {has no amount}}',
  }),
  wrongTotal: defineMessage<{ row: number; stated: string; counted: string; difference: string }>({
    id: 'claim-parts.estimate.wrongTotal',
    description: 'File of a shop: a total of the file that its lines do not give',
    defaultMessage:
      'Row {row, number} says {stated}; the lines come to {counted}: {difference} apart. Look at the rows left out.',
  }),
  found: defineMessage<{ count: number; amount: string; vat: 'included' | 'apart' }>({
    id: 'claim-parts.estimate.found',
    description: 'File of a shop: found',
    defaultMessage:
      '{count, plural, one {One line} other {# lines}}, together {amount} {vat, select, included {with VAT} other {without VAT}}',
  }),
};
