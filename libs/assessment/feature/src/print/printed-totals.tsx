import type { NoteFigure } from '@dosar/assessment-domain';
import { useAmounts } from '@dosar/i18n/amounts';
import { useFormats } from '@dosar/i18n/light';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { figureMessages } from '../note/figure-messages.ts';
import { totalMessages } from '../note/total-messages.ts';
import { printMessages as messages } from './print-messages.ts';

const parts: readonly NoteFigure[] = [
  'parts_bani',
  'discount_bani',
  'betterment_bani',
  'body_bani',
  'mechanic_bani',
  'electric_bani',
  'paint_bani',
  'material_bani',
  'sublet_bani',
];
const sums: readonly NoteFigure[] = ['net_bani', 'vat_bani', 'gross_bani', 'deductible_bani', 'payable_bani'];
const taken: readonly NoteFigure[] = ['discount_bani', 'betterment_bani', 'deductible_bani'];
const strong: readonly NoteFigure[] = ['net_bani', 'gross_bani', 'payable_bani'];

/** The sums of a note in the order of the form, and the rates that they are reckoned with. */
export function PrintedTotals({ note }: { note: Schema<'AssessmentNote'> }) {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const { date } = useFormats();
  const { totals, head } = note;
  const { source, source_name: sourceName, valid_from: from, rates } = head.rates;
  const shown = [...parts.filter((figure) => totals[figure] !== 0), ...sums].filter(
    (figure) => figure !== 'deductible_bani' || totals[figure] !== 0,
  );
  return (
    <>
      <table className="dosar-print-table dosar-print-totals">
        <tbody>
          {shown.map((figure) => (
            <tr key={figure} className={strong.includes(figure) ? 'dosar-print-strong' : undefined}>
              <th scope="row">
                {figure === 'vat_bani'
                  ? head.recovers_vat
                    ? t(totalMessages.vatRecovered)
                    : t(totalMessages.vat, { share: hundredths(totals.vat_share) })
                  : t(figureMessages[figure])}
              </th>
              <td className="dosar-print-number">
                {amount(taken.includes(figure) ? 0 - totals[figure] : totals[figure])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dosar-hint">
        {t(messages.rates, {
          source: [sourceName ?? t(totalMessages[`rates_${source}`]), from && date(from)]
            .filter(Boolean)
            .join(', '),
          body: amount(rates.body_bani),
          mechanic: amount(rates.mechanic_bani),
          electric: amount(rates.electric_bani),
          paint: amount(rates.paint_bani),
          material: amount(rates.material_bani),
        })}
      </p>
    </>
  );
}
