import { calculateNote } from '@dosar/assessment-domain';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { choiceMessages } from '../lines/choice-messages.ts';
import { lineMessages } from '../lines/line-messages.ts';
import { shortOperationMessages } from '../lines/operation-messages.ts';
import { printMessages as messages } from './print-messages.ts';

type Note = Schema<'AssessmentNote'>;

/** The lines of a note with their marks; older damage is printed, but has no sum. */
export function PrintedLines({ note }: { note: Note }) {
  const { formatMessage: t } = useIntl();
  const calculated = calculateNote(note.head, note.lines);
  const heads = [
    [t(lineMessages.no), false],
    [t(lineMessages.operation), false],
    [t(lineMessages.part), false],
    [t(lineMessages.source), false],
    [t(messages.quantity), true],
    [t(lineMessages.price), true],
    [t(lineMessages.labour), true],
    [t(lineMessages.paint), true],
    [t(lineMessages.total), true],
  ] as const;
  return (
    <table className="dosar-print-table">
      <thead>
        <tr>
          {heads.map(([head, isNumber]) => (
            <th key={head} scope="col" className={isNumber ? 'dosar-print-number' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {note.lines.map((line, index) => (
          <PrintedLine
            key={line.item_guid}
            no={index + 1}
            values={line.values}
            netBani={calculated.lines.get(line.item_guid)?.net_bani ?? 0}
          />
        ))}
      </tbody>
    </table>
  );
}

type PrintedLineProps = { no: number; values: Note['lines'][number]['values']; netBani: number };

function PrintedLine({ no, values, netBani }: PrintedLineProps) {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const hasPrice = values.unit_price_bani > 0;
  const numbers = [
    hasPrice ? hundredths(values.quantity_hundredths) : '',
    hasPrice ? amount(values.unit_price_bani) : '',
    values.labour_hundredths > 0 ? hundredths(values.labour_hundredths) : '',
    values.paint_hundredths > 0 ? hundredths(values.paint_hundredths) : '',
    values.is_preexisting ? t(messages.notPaid) : amount(netBani),
  ];
  const remarks = [values.is_preexisting ? t(messages.olderDamage) : null, values.remark].filter(Boolean);
  return (
    <tr>
      <td>{no}</td>
      <td>
        <b>{t(shortOperationMessages[values.operation])}</b>
      </td>
      <td>
        {values.part_name}
        {remarks.length > 0 && <div className="dosar-hint">{remarks.join('. ')}</div>}
      </td>
      <td>{t(choiceMessages[`source_${values.part_source}`])}</td>
      {numbers.map((text, index) => (
        <td key={index} className="dosar-print-number">
          {text}
        </td>
      ))}
    </tr>
  );
}
