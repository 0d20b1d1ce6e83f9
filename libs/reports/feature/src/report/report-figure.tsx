import { Box, DescriptionList, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { useFigures } from '../figure-text.ts';
import { messages } from './messages.ts';

/** The one figure of a report, how it has changed, what it is made of, and how it is counted. */
export function ReportFigure({ answer }: { answer: Schema<'ReportAnswer'> }) {
  const { formatMessage: t } = useIntl();
  const { alone, inColumn, change } = useFigures();
  const { figure, columns, total, figure_column: key } = answer;
  const main = columns.find((column) => column.key === key);
  if (!main) return null;
  const tone = figure.is_better === null ? 'textMuted' : figure.is_better ? 'success' : 'warning';
  return (
    <Box as="section" aria-label={main.title}>
      <Text tone="muted">{main.title}</Text>
      <Text as="span" display="block" fontSize="xl" fontWeight="strong" fontVariantNumeric="tabular-nums">
        {alone(figure.value, main.unit)}
      </Text>
      <Text size="sm" color={figure.change === null ? 'textMuted' : tone} marginBottom="3">
        {figure.is_small
          ? t(messages.small)
          : figure.change !== null &&
            t(messages.against, {
              change: change(figure.change, main.unit),
              before: alone(figure.before, main.unit),
            })}
      </Text>
      <DescriptionList
        facts={columns.flatMap((column, index) =>
          column.key === key ? [] : { term: column.title, value: inColumn(total.values[index], column.unit) },
        )}
      />
      <Text size="sm" tone="muted" marginTop="3">
        <b>{t(messages.counted)}</b> {answer.definition}
      </Text>
    </Box>
  );
}
