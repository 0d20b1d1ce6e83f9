import { Box, Card, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { AmountLine } from '../money/amount-line.tsx';

/** The letter of an offer as the claimant gets it. */
export function ShownLetter({ letter }: { letter: Schema<'ShownLetter'> }) {
  const { date } = useFormats();
  const { amount } = useAmounts();
  return (
    <Card>
      <Stack gap="2">
        <Text tone="muted" size="sm">{`${letter.reference} / ${date(letter.date)}`}</Text>
        <Heading as="h4" size="md">
          {letter.title}
        </Heading>
        {letter.opening.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <div>
          {letter.lines.map((line, index) => (
            <AmountLine key={index} name={line.name} detail={line.detail} amount={amount(line.amount_bani)} />
          ))}
          <AmountLine name="" amount={amount(letter.total_bani)} isSum />
        </div>
        {letter.closing.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Box whiteSpace="pre-line">{letter.signature.join('\n')}</Box>
      </Stack>
    </Card>
  );
}
