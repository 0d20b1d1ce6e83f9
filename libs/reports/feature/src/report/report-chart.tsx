import { Box, Flex, Heading, Segments, StackedChart, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useFigures } from '../figure-text.ts';
import { messages } from './messages.ts';
import { FiguresTable } from './report-table.tsx';

type ReportChartProps = {
  answer: Schema<'ReportAnswer'>;
  openKey: string | undefined;
  onOpen: ((key: string) => void) | undefined;
};

/** What the figures say in a sentence, over time as bars or as a table. */
export function ReportChart({ answer, openKey, onOpen }: ReportChartProps) {
  const { formatMessage: t } = useIntl();
  const [search, setSearch] = useSearchParams();
  const isTable = search.get('as') === 'table';
  const show = (as: 'chart' | 'table') => {
    const next = new URLSearchParams(search);
    if (as === 'chart') next.delete('as');
    else next.set('as', as);
    setSearch(next, { preventScrollReset: true, replace: true });
  };
  return (
    <Box as="section" aria-labelledby="finding" minWidth="0">
      <Flex gap="3" alignItems="flex-start" flexWrap="wrap" marginBottom="2">
        <Box flex="1" minWidth="14rem">
          <Heading as="h2" size="md" id="finding">
            {answer.finding}
          </Heading>
          <Text tone="muted">{answer.finding_more}</Text>
        </Box>
        <Segments
          label={t(messages.view)}
          segments={[
            { value: 'chart', label: t(messages.chart) },
            { value: 'table', label: t(messages.table) },
          ]}
          chosen={isTable ? 'table' : 'chart'}
          onChoose={show}
        />
      </Flex>
      {isTable ? (
        <FiguresTable
          caption={answer.finding}
          firstColumn={t(messages.time)}
          answer={answer}
          lines={answer.lines}
          openKey={openKey}
          onOpen={onOpen}
        />
      ) : (
        <Bars answer={answer} openKey={openKey} onOpen={onOpen} />
      )}
    </Box>
  );
}

function Bars({ answer, openKey, onOpen }: ReportChartProps) {
  const { formatMessage: t } = useIntl();
  const { cell } = useFigures();
  const { columns, lines, stacked_columns: stacked, above_column: aboveKey } = answer;
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const above = aboveKey === null ? -1 : at(aboveKey);
  const unit = columns[at(stacked[0] ?? '')]?.unit ?? 'count';
  const sum = (values: readonly (number | null)[]) =>
    values.length === 0 ? null : stacked.reduce((total, key) => total + (values[at(key)] ?? 0), 0);
  const chosen = lines.findIndex(({ key }) => key === openKey);
  const marks = lines.map(({ compared }) => sum(compared));
  return (
    <StackedChart
      title={answer.finding}
      categories={lines.map(({ label }) => label)}
      series={stacked.map((key) => ({
        key,
        name: columns[at(key)]?.title ?? key,
        tone: columns[at(key)]?.tone ?? 'plain',
        values: lines.map(({ values }) => values[at(key)] ?? 0),
      }))}
      above={
        above < 0
          ? undefined
          : // Of a time without cases nothing stands above its bar.
            lines.map(({ values }) =>
              typeof values[above] === 'number' ? cell(values[above], columns[above]?.unit ?? 'count') : '',
            )
      }
      compared={
        marks.some((mark) => (mark ?? 0) > 0)
          ? {
              name: t(messages.comparedTotal, {
                name: stacked.map((key) => columns[at(key)]?.title).join(' + '),
              }),
              values: marks,
            }
          : undefined
      }
      keys={[
        above < 0 ? '' : t(messages.aboveBars, { name: columns[above]?.title ?? '' }),
        t(onOpen ? messages.keys : messages.readKeys),
      ]
        .filter(Boolean)
        .join(' · ')}
      format={(value) => cell(value, unit)}
      chosen={chosen < 0 ? undefined : chosen}
      onOpen={onOpen && ((index) => lines[index] && onOpen(lines[index].key))}
    />
  );
}
