import { Box, Flex, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { lineMessages as messages } from './line-messages.ts';

/** The lines of an estimate with what is agreed of each; nothing for one that came as a sum alone. */
export function ShownLines({ lines }: { lines: readonly Schema<'PartnerJobLine'>[] }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  if (lines.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label={t(messages.lines)}>
      {lines.map(({ line_no: no, name, asked_bani: asked, answer, agreed_bani: agreed, reason }) => (
        // On a phone two amounts stand below a name that needs the room.
        <Flex key={no} as="li" columnGap="3" flexWrap="wrap">
          <Box flex="1 1 10rem" minWidth="0" overflowWrap="anywhere">
            {name}
            {answer !== null && answer !== 'agreed' && (
              <Text tone="muted" size="sm">
                {[t(messages[answer]), reason].filter(Boolean).join(': ')}
              </Text>
            )}
          </Box>
          <Box flexShrink="0" marginInlineStart="auto" textAlign="end" fontVariantNumeric="tabular-nums">
            {agreed !== null && agreed !== asked ? `${lei(asked)} → ${lei(agreed)}` : lei(asked)}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}

type Difference = Schema<'PartnerJobLineDifference'>;

/** By which lines an invoice differs from what was agreed; nothing where none does. */
export function LineDifferences({ differences }: { differences: readonly Difference[] }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  if (differences.length === 0) return null;
  const wordsOf = ({ agreed_bani: agreed, invoiced_bani: invoiced }: Difference) =>
    agreed === null
      ? t(messages.notAgreed, { invoiced: lei(invoiced ?? 0) })
      : invoiced === null
        ? t(messages.notInvoiced, { agreed: lei(agreed) })
        : t(messages.difference, { agreed: lei(agreed), invoiced: lei(invoiced) });
  return (
    <Box>
      <Text size="sm" tone="muted">
        {t(messages.differences)}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={t(messages.differences)}>
        {differences.map((difference, index) => (
          <Box as="li" key={`${index} ${difference.name}`} overflowWrap="anywhere">
            {`${difference.name}: ${wordsOf(difference)}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
