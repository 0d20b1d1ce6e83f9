import { Chart, SelectField, Stack } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './score-messages.ts';
import { useFigureText } from './use-figure-text.ts';

type Figure = Schema<'PartnerFigure'>;
const week = 7 * 86_400_000;

/** The way of one figure over twelve weeks, each point over the 90 days before it; nothing where too few are known. */
export function ScoreTrend({ figures, now }: { figures: readonly Figure[]; now: number }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { valueText } = useFigureText();
  const drawn = figures.filter(({ trend }) => trend.filter((value) => value !== null).length > 1);
  const [chosen, setChosen] = useState<Figure['measure']>();
  const figure = drawn.find(({ measure }) => measure === chosen) ?? drawn[0];
  if (figure === undefined) return null;
  const { measure, trend, county } = figure;
  const points = trend.flatMap((value, index) =>
    value === null ? [] : [{ value, day: date(new Date(now - (trend.length - 1 - index) * week)) }],
  );
  return (
    <Stack gap="2">
      <SelectField
        label={t(messages.trend)}
        value={measure}
        onChange={({ target }) => setChosen(drawn.find((one) => one.measure === target.value)?.measure)}
        choices={drawn.map((one) => ({ value: one.measure, label: t(messages[one.measure]) }))}
      />
      <Chart
        kind="line"
        title={t(messages[measure])}
        categoryName={t(messages.trendDay)}
        categories={points.map(({ day }) => day)}
        format={(value) => valueText(measure, value)}
        series={[
          { key: 'partner', name: t(messages.trendOwn), values: points.map(({ value }) => value) },
          ...(county === null
            ? []
            : [{ key: 'county', name: t(messages.trendCounty), values: points.map(() => county) }]),
        ]}
      />
    </Stack>
  );
}
