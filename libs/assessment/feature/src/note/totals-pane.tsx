import {
  deriveFigure,
  type CalculatedNote,
  type FigureStep,
  type NoteFigure,
} from '@dosar/assessment-domain';
import { Accordion, AccordionLine, Box, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts, type Amounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import type { DraftLine } from '../lines/note-lines.ts';
import type { Note } from './note-query.ts';
import { figureMessages } from './figure-messages.ts';
import { totalMessages as messages } from './total-messages.ts';

type TotalsPaneProps = { note: Pick<Note, 'head'>; all: readonly DraftLine[]; calculated: CalculatedNote };

const alwaysShown: readonly NoteFigure[] = [
  'net_bani',
  'vat_bani',
  'deductible_bani',
  'payable_bani',
  'parts_bani',
];
const figures: readonly NoteFigure[] = [
  'parts_bani',
  'discount_bani',
  'body_bani',
  'mechanic_bani',
  'electric_bani',
  'paint_bani',
  'material_bani',
  'sublet_bani',
  'betterment_bani',
  'net_bani',
  'vat_bani',
  'deductible_bani',
  'payable_bani',
];

/** The sums of the note; each opens how it came about. */
export function TotalsPane({ note, all, calculated }: TotalsPaneProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { source, source_name: name, valid_from: from } = note.head.rates;
  const lines = all.map(({ itemGuid, values }) => ({ item_guid: itemGuid, values }));
  const { totals } = calculated;
  return (
    <Box padding="3" borderBottomWidth="1px">
      <Flex gap="2" alignItems="baseline" flexWrap="wrap" marginBottom="1">
        <Heading as="h2" size="md">
          {t(messages.title)}
        </Heading>
        <Text as="span" tone="muted" size="sm" marginInlineStart="auto">
          {[name ?? t(messages[`rates_${source}`]), from && date(from)].filter(Boolean).join(', ')}
        </Text>
      </Flex>
      <Accordion>
        {figures
          .filter((figure) => totals[figure] !== 0 || alwaysShown.includes(figure))
          .map((figure) => (
            <FigureLine
              key={figure}
              figure={figure}
              calculated={calculated}
              steps={() => deriveFigure(figure, { head: note.head, lines, calculated })}
            />
          ))}
      </Accordion>
    </Box>
  );
}

type FigureLineProps = {
  figure: NoteFigure;
  calculated: CalculatedNote;
  steps: () => readonly FigureStep[];
};

const strong: readonly NoteFigure[] = ['net_bani', 'payable_bani'];
const taken: readonly NoteFigure[] = ['discount_bani', 'betterment_bani', 'deductible_bani'];

function FigureLine({ figure, calculated, steps }: FigureLineProps) {
  const { formatMessage: t } = useIntl();
  const amounts = useAmounts();
  const bani = calculated.totals[figure];
  const isPayable = figure === 'payable_bani';
  return (
    <Box
      borderTopWidth={strong.includes(figure) ? '1px' : undefined}
      marginTop={strong.includes(figure) ? '1' : undefined}
    >
      <AccordionLine
        value={figure}
        head={
          <>
            <Text as="span" fontWeight={strong.includes(figure) ? 'strong' : 'normal'}>
              {figure === 'vat_bani'
                ? t(messages.vat, { share: amounts.hundredths(calculated.totals.vat_share) })
                : t(figureMessages[figure])}
            </Text>
            <Text
              as="span"
              numeric
              marginInlineStart="auto"
              fontWeight={strong.includes(figure) ? 'strong' : 'normal'}
              fontSize={isPayable ? 'xl' : undefined}
            >
              {isPayable ? amounts.lei(bani) : amounts.amount(taken.includes(figure) ? 0 - bani : bani)}
            </Text>
          </>
        }
      >
        <Box
          as="ul"
          listStyleType="none"
          paddingInlineStart="2"
          paddingBlock="1"
          marginBottom="1"
          borderInlineStartWidth="2px"
          borderColor="brandBorder"
        >
          <Steps steps={steps} />
        </Box>
      </AccordionLine>
    </Box>
  );
}

/** Reckoned when the line is opened: a note of 200 lines has thirteen figures. */
function Steps({ steps }: Pick<FigureLineProps, 'steps'>) {
  return steps().map((step, index) => <StepLine key={index} step={step} />);
}

/** One step of a derivation: what was multiplied, and what came of it. */
function StepLine({ step }: { step: FigureStep }) {
  const { formatMessage: t } = useIntl();
  const amounts = useAmounts();
  const { date } = useFormats();
  const words =
    step.kind === 'line'
      ? [step.part_name, termText(step.term, amounts)].filter(Boolean).join(': ')
      : step.kind === 'figure'
        ? t(figureMessages[step.figure])
        : step.recovers_vat
          ? t(messages.vatRecovered)
          : t(messages.vatOf, {
              amount: amounts.amount(step.of_bani),
              share: amounts.hundredths(step.share),
              day: date(step.on),
            });
  return (
    <Flex as="li" gap="2" fontSize="sm" color="textMuted">
      <span>{words}</span>
      <Text as="span" numeric marginInlineStart="auto" whiteSpace="nowrap">
        {amounts.amount(step.amount_bani)}
      </Text>
    </Flex>
  );
}

/** A term as it is reckoned: `0,6 h × 180,00`. */
export function termText(
  term: Extract<FigureStep, { kind: 'line' }>['term'],
  { amount, hundredths }: Amounts,
): string {
  switch (term.kind) {
    case 'parts':
      return `${hundredths(term.quantity_hundredths)} × ${amount(term.unit_price_bani)}`;
    case 'discount':
    case 'betterment':
      return `${hundredths(term.share)} % × ${amount(term.of_bani)}`;
    case 'sublet':
      return '';
    default:
      return `${hundredths(term.hours_hundredths)} h × ${amount(term.rate_bani)}`;
  }
}
