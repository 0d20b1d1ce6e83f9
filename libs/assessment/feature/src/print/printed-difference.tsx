import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { differenceMessages as messages } from '../note/difference-messages.ts';

/** What a supplement changes about the note before it, line by line. */
export function PrintedDifference({ difference }: { difference: Schema<'NoteDifference'> }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const signed = (bani: number) => (bani > 0 ? `+${amount(bani)}` : amount(bani));
  const { lines, before, after } = difference;
  const numbers = [messages.before, messages.after, messages.difference];
  return (
    <>
      <table className="dosar-print-table">
        <thead>
          <tr>
            <th scope="col">{t(messages.change)}</th>
            <th scope="col">{t(messages.part)}</th>
            {numbers.map((message) => (
              <th key={message.id} scope="col" className="dosar-print-number">
                {t(message)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({ item_guid: guid, change, before: was, after: is, before_bani: from, after_bani: to }) => (
              <tr key={guid}>
                <td>{t(messages[change])}</td>
                <td>{(is ?? was)?.part_name}</td>
                <td className="dosar-print-number">{amount(from)}</td>
                <td className="dosar-print-number">{amount(to)}</td>
                <td className="dosar-print-number">{signed(to - from)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p>
        <b>
          {t(messages.total, {
            before: amount(before?.gross_bani ?? 0),
            after: amount(after.gross_bani),
            difference: signed(after.gross_bani - (before?.gross_bani ?? 0)),
          })}
        </b>
      </p>
    </>
  );
}
