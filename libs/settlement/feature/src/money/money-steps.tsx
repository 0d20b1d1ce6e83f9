import { Box, Heading, PhaseGlyph, Stack } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Money } from './money-query.ts';

type Step = {
  id: string;
  name: string;
  bani: number | null;
  basis?: string | undefined;
  on?: string | null | undefined;
  who?: string | null | undefined;
};

/** From the estimate to the payment: each amount, what it stands on, when and by whom. */
export function MoneySteps({ money }: { money: Money }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount } = useAmounts();
  const steps = useSteps(money);
  return (
    <Stack gap="2" as="section">
      <Heading as="h2" size="md">
        {t(messages.path)}
      </Heading>
      <Box overflowX="auto">
        <Box as="table" width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
          <Box as="thead" hideBelow="md">
            <tr>
              <Cell head>{t(messages.step)}</Cell>
              <Cell head end>
                {t(messages.amount)}
              </Cell>
              <Cell head end>
                {t(messages.difference)}
              </Cell>
              <Cell head>{t(messages.basis)}</Cell>
              <Cell head>{t(messages.when)}</Cell>
              <Cell head>{t(messages.who)}</Cell>
            </tr>
          </Box>
          <tbody>
            {steps.map((step, index) => {
              const before = steps[index - 1]?.bani ?? null;
              const change = step.bani === null || before === null ? 0 : step.bani - before;
              return (
                <tr key={step.id}>
                  <Cell>
                    <Box as="span" display="inline-flex" gap="2" alignItems="center">
                      <PhaseGlyph phase={step.bani === null ? 'new' : 'done'} />
                      {step.name}
                    </Box>
                  </Cell>
                  <Cell end strong={step.bani !== null}>
                    {step.bani === null ? '–' : amount(step.bani)}
                  </Cell>
                  <Cell end wide>
                    {change === 0 ? '–' : `${change > 0 ? '+' : '−'}${amount(Math.abs(change))}`}
                  </Cell>
                  <Cell>{step.basis ?? (step.bani === null ? t(messages.notYet) : '–')}</Cell>
                  <Cell wide>{step.on ? date(step.on) : '–'}</Cell>
                  <Cell wide>{step.who ?? '–'}</Cell>
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
    </Stack>
  );
}

function useSteps({
  estimated_bani: estimated,
  agreed_bani: agreed,
  paid_bani: paid,
  entries,
  offers,
}: Money): Step[] {
  const { formatMessage: t } = useIntl();
  const lastOf = (account: string) => {
    const entry = entries.find((known) => known.account === account);
    return { basis: entry?.reason, on: entry?.system_time, who: entry?.who };
  };
  const [offer] = offers.filter(({ state }) => state !== 'replaced');
  const accepted = offers.find(({ state }) => state === 'accepted');
  const basis = offer && t(messages.offerNo, { no: offer.offer_no });
  return [
    { id: 'estimated', name: t(messages.estimated), bani: estimated, ...lastOf('estimated') },
    { id: 'agreed', name: t(messages.agreed), bani: agreed, ...lastOf('agreed') },
    {
      id: 'offered',
      name: t(messages.offered),
      bani: offer?.amount_bani ?? null,
      basis,
      on: offer?.issued_at ?? offer?.created_at,
      who: offer?.created_by,
    },
    {
      id: 'accepted',
      name: t(messages.accepted),
      bani: accepted?.amount_bani ?? null,
      basis: accepted?.iban_masked ?? undefined,
      on: accepted?.answered_at,
      who: accepted?.recipient_name,
    },
    { id: 'paid', name: t(messages.paid), bani: paid === 0 ? null : paid, ...lastOf('paid') },
  ];
}

type CellProps = { children: ReactNode; head?: boolean; end?: boolean; strong?: boolean; wide?: boolean };

/** A cell of the steps; `wide` ones are left out on phones. */
function Cell({ children, head = false, end = false, strong = false, wide = false }: CellProps) {
  return (
    <Box
      as={head ? 'th' : 'td'}
      {...(head && { scope: 'col' })}
      {...(wide && { hideBelow: 'md' as const })}
      padding="2"
      textAlign={end ? 'end' : 'start'}
      borderBottomWidth="1px"
      borderColor="border"
      whiteSpace={end ? 'nowrap' : 'normal'}
      {...(!end && { overflowWrap: { base: 'anywhere' as const, md: 'normal' as const } })}
      {...(head && { color: 'textMuted', fontSize: 'sm', fontWeight: 'normal' })}
      {...(strong && { fontWeight: 'strong' })}
    >
      {children}
    </Box>
  );
}
