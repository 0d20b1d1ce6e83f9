import { useQueryFailure } from '@dosar/api-client';
import { Box, Button, ErrorState, Grid, LoadingState, PageTitle, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { messages as rematchMessages } from '../rematch/rematch-messages.ts';
import { LevelRules } from '../rules/level-rules.tsx';
import { CustomerDetail } from './customer-detail.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerList } from './customer-list.tsx';
import { messages } from './special-messages.ts';
import { customerQuery } from './special-queries.ts';
import { TestBox } from './test-box.tsx';

const addressOf = (customerId: string) => `/special-customers/${customerId}`;

/** Special customers: the list, the one that is open, and a box for trying what would match (M7, R8). */
export function SpecialPage() {
  const { formatMessage: t } = useIntl();
  const { customerId } = useParams();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <>
            <Button asChild variant="quiet" icon="refresh">
              <Link to="/special-customers/open-files">{t(rematchMessages.title)}</Link>
            </Button>
            <Button variant="primary" icon="add" onClick={() => setAdding(true)}>
              {t(messages.add)}
            </Button>
          </>
        }
      />
      <Grid
        gap="5"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: '18rem minmax(0, 1fr)',
          xl: '18rem minmax(0, 1fr) 20rem',
        }}
      >
        <Box display={{ base: customerId === undefined ? 'block' : 'none', md: 'block' }} minWidth="0">
          <CustomerList chosenId={customerId} addressOf={addressOf} />
        </Box>
        <Box minWidth="0">
          {customerId === undefined ? (
            <Text tone="muted" display={{ base: 'none', md: 'block' }}>
              {t(messages.choose)}
            </Text>
          ) : (
            <OpenCustomer customerId={customerId} onBack={() => void navigate('/special-customers')} />
          )}
        </Box>
        <Box gridColumn={{ md: '2', xl: '3' }} minWidth="0">
          <Stack gap="6">
            <TestBox />
            <LevelRules />
          </Stack>
        </Box>
      </Grid>
      {isAdding && (
        <CustomerDialog
          onClose={() => setAdding(false)}
          onSaved={(added) => void navigate(addressOf(added.row.special_customer_id))}
        />
      )}
    </>
  );
}

function OpenCustomer({ customerId, onBack }: { customerId: string; onBack: () => void }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(customerQuery(customerId));
  return (
    <Stack gap="3">
      <Box display={{ md: 'none' }}>
        <Button variant="quiet" icon="arrow_back" onClick={onBack}>
          {t(messages.back)}
        </Button>
      </Box>
      {found.data ? (
        <CustomerDetail key={customerId} customer={found.data} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
    </Stack>
  );
}
