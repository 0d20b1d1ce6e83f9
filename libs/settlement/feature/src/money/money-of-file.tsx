import { Box, Button, Flex, Grid, Stack } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as dialogMessages } from '../dialogs/messages.ts';
import { MoneyWindow } from '../dialogs/money-window.tsx';
import { AccountCard } from './account-card.tsx';
import { AmountHistory } from './amount-history.tsx';
import { DifferenceCard } from './difference-card.tsx';
import { messages } from './messages.ts';
import type { Money } from './money-query.ts';
import { useMoneyRights } from './money-rights.ts';
import { MoneySteps } from './money-steps.tsx';
import { NextMoneySteps } from './next-money-steps.tsx';
import { OfferCard } from './offer-card.tsx';
import type { OpenWindow } from './open-window.ts';
import { OrderCard } from './order-card.tsx';
import { PartnerOrdersCard } from './partner-orders-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { ReserveCard } from './reserve-card.tsx';

/** All of the money of a file, with what the reader does about it. */
export function MoneyOfFile({ assignmentId, money }: { assignmentId: string; money: Money }) {
  const { formatMessage: t } = useIntl();
  const rights = useMoneyRights();
  const { mayOffer, mayRecordAmount, mayNameDifference } = rights;
  const [window, open] = useState<OpenWindow>();
  return (
    <Stack gap="5">
      <NextMoneySteps money={money} rights={rights} onOpen={open} />
      <MoneySteps money={money} />
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
        <Stack gap="5">
          <OfferCard money={money} />
          {money.account !== null && <AccountCard account={money.account} />}
          <OrderCard money={money} rights={rights} onOpen={open} />
          <PartnerOrdersCard money={money} rights={rights} onOpen={open} />
          <RecoveryCard money={money} onOpen={mayOffer ? open : undefined} />
        </Stack>
        <Stack gap="5">
          <DifferenceCard money={money} onOpen={mayNameDifference ? open : undefined} />
          <ReserveCard money={money} onOpen={mayOffer ? open : undefined} />
          <Flex gap="2" flexWrap="wrap">
            {mayRecordAmount && (
              <Button onClick={() => open({ kind: 'amount' })}>{t(messages.recordAmount)}</Button>
            )}
            {mayOffer && (
              <Button onClick={() => open({ kind: 'coverage' })}>{t(dialogMessages.coverageButton)}</Button>
            )}
          </Flex>
          <AmountHistory entries={money.entries} />
        </Stack>
      </Grid>
      <Box>
        {window && (
          <MoneyWindow
            key={window.kind}
            window={window}
            assignmentId={assignmentId}
            money={money}
            onClose={() => open(undefined)}
          />
        )}
      </Box>
    </Stack>
  );
}
