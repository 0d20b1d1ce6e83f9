import { Box, Button, Card, DescriptionList, Heading, Stack, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MoneyWindow } from '../dialogs/money-window.tsx';
import { AmountHistory } from './amount-history.tsx';
import { coverageMessages } from './coverage-messages.ts';
import { messages } from './messages.ts';
import type { Money } from './money-query.ts';
import { useMoneyRights } from './money-rights.ts';
import type { OpenWindow } from './open-window.ts';

/** The money of a file as an assessor reads it: what the damage costs and what the policy bears. */
export function MoneyForNote({ assignmentId, money }: { assignmentId: string; money: Money }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { mayRecordAmount } = useMoneyRights();
  const [window, open] = useState<OpenWindow>();
  const shown = (bani: number | null) => (bani === null ? t(messages.notYet) : lei(bani));
  return (
    <Stack gap="5">
      <Card>
        <DescriptionList
          facts={[
            { term: t(messages.estimated), value: shown(money.estimated_bani) },
            { term: t(messages.agreed), value: shown(money.agreed_bani) },
          ]}
        />
      </Card>
      <Card>
        <Stack gap="3">
          <Heading as="h2" size="md">
            {t(messages.coverage)}
          </Heading>
          {money.coverages.length === 0 ? (
            <Text tone="muted">{t(messages.noCoverage)}</Text>
          ) : (
            <DescriptionList
              facts={money.coverages.map(
                ({ coverage_code: code, limit_bani: limit, deductible_bani: own }) => ({
                  term: t(coverageMessages[code]),
                  value: t(messages.limitAndDeductible, {
                    limit: limit === null ? t(messages.noLimit) : lei(limit),
                    deductible: lei(own),
                  }),
                }),
              )}
            />
          )}
        </Stack>
      </Card>
      {mayRecordAmount && (
        <Box>
          <Button onClick={() => open({ kind: 'amount' })}>{t(messages.recordAmount)}</Button>
        </Box>
      )}
      <AmountHistory entries={money.entries} />
      {window && (
        <MoneyWindow
          window={window}
          assignmentId={assignmentId}
          money={money}
          onClose={() => open(undefined)}
        />
      )}
    </Stack>
  );
}
