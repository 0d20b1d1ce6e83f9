import { Banner, Box, Button, CheckboxField, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { DecideParts } from './decide-parts.tsx';
import { decisionMessages } from './decision-messages.ts';
import { isForAnotherOrder, isRecordedByItself } from './decisions.ts';
import { messages } from './messages.ts';
import { useDecideLine } from './use-decide-line.ts';

type Line = Schema<'StatementLine'>;

/** What somebody has decided about a line, or can decide. */
export function LineDecision({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const decide = useDecideLine(line);
  const { decision } = line;
  if (line.outcome === 'recorded') return null;
  return (
    <Stack gap="3">
      {decide.isError && (
        <Banner tone="danger" live>
          {refusalText(decide.error)}
        </Banner>
      )}
      {decision?.kind === 'pays' ? (
        <>
          <Decided line={line} decision={decision} />
          <Box>
            <Button loading={decide.isPending} onClick={() => decide.mutate({ kind: 'open', parts: [] })}>
              {t(messages.takeBack)}
            </Button>
          </Box>
        </>
      ) : (
        <>
          {isRecordedByItself(line) && (
            <CheckboxField
              label={t(messages.recordThis)}
              checked={decision === null}
              disabled={decide.isPending}
              onChange={({ target }) =>
                decide.mutate({ kind: target.checked ? 'open' : 'left_out', parts: [] })
              }
            />
          )}
          {decision !== null && <DecidedBy decision={decision} />}
          {decision === null && isForAnotherOrder(line) && <DecideParts line={line} decide={decide} />}
        </>
      )}
    </Stack>
  );
}

type Decision = NonNullable<Line['decision']>;

function Decided({ line, decision }: { line: Line; decision: Decision }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  return (
    <section>
      <Heading as="h3" size="md">
        {t(decisionMessages.decided)}
      </Heading>
      <Stack gap="1" marginTop="1">
        {decision.parts.map(({ payment_order_id: id, amount_bani: bani }) => (
          <Text key={id}>
            {t(decisionMessages.part, {
              amount: amount(bani),
              reference: line.orders.find((order) => order.payment_order_id === id)?.reference ?? '–',
            })}
          </Text>
        ))}
        <DecidedBy decision={decision} />
        {decision.needs_second && (
          <Banner tone="info">
            {t(decision.is_own ? decisionMessages.needsColleague : decisionMessages.lookAtIt)}
          </Banner>
        )}
      </Stack>
    </section>
  );
}

function DecidedBy({ decision }: { decision: Decision }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  return (
    <Text tone="muted" size="sm">
      {t(decisionMessages.decidedBy, {
        who: decision.decided_by ?? '–',
        when: dateTime(decision.decided_at),
      })}
    </Text>
  );
}
