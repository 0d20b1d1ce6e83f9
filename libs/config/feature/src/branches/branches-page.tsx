import { apiQuery, getBranches, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Button,
  Card,
  ErrorState,
  Flex,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { BranchDialog } from './branch-dialog.tsx';
import { messages } from './messages.ts';

type Branch = Schema<'Branch'>;

/** The offices of the organisation (specification B13). */
export function BranchesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(branchesQuery());
  const [asked, setAsked] = useState<{ branch?: Branch }>();
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  return (
    <Stack gap="4" maxWidth="40rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      <Stack as="ul" gap="3" listStyle="none">
        {found.data.items.map((branch) => (
          <Card as="li" key={branch.branch_id}>
            <BranchRow branch={branch} onChange={() => setAsked({ branch })} />
          </Card>
        ))}
      </Stack>
      <div>
        <Button onClick={() => setAsked({})}>{t(messages.add)}</Button>
      </div>
      {asked && (
        <BranchDialog
          branch={asked.branch}
          onChanged={() => {
            void queryClient.invalidateQueries(queriesOf('config'));
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function BranchRow({ branch, onChange }: { branch: Branch; onChange: () => void }) {
  const { formatMessage: t } = useIntl();
  const { address, locality, county_code, phone } = branch;
  const where = [address, locality, county_code].filter((part) => part !== null).join(', ');
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start" flexWrap="wrap">
      <Stack gap="1" flex="1 1 16rem">
        <strong>{branch.name}</strong>
        <Text tone="muted">{where}</Text>
        {phone !== null && <Text tone="muted">{formatPhone(phone)}</Text>}
        {!branch.is_active && <Text>{t(messages.closed)}</Text>}
      </Stack>
      <Button onClick={onChange}>
        {t(messages.change)} <VisuallyHidden>{branch.name}</VisuallyHidden>
      </Button>
    </Flex>
  );
}

export const branchesQuery = () => settingsQuery(apiQuery(getBranches));
