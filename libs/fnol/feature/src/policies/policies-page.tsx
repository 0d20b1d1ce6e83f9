import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { importMessages } from './import-messages.ts';
import { importsQuery } from './imports-query.ts';
import { PolicyFrame } from './policy-frame.tsx';
import { PolicyImport } from './policy-import.tsx';

const lookAgainMs = 1_000;

/** The policies that claims are compared with: how many there are, and the files that they came by. */
export function PoliciesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [open, setOpen] = useState<{ begun?: Schema<'PolicyImport'> }>();
  const found = useQuery({
    ...importsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ state: is }) => is === 'reading' || is === 'applying')
        ? lookAgainMs
        : false,
  });
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  if (!found.data) return <ErrorState {...failureOf(found)} />;
  const { imports, policy_count: count, has_service: hasService } = found.data;
  return (
    <Stack gap="5" maxWidth="48rem">
      <Box>
        <Text>{t(importMessages.count, { count })}</Text>
        {hasService && <Text tone="muted">{t(importMessages.service)}</Text>}
      </Box>
      <Box>
        <Button icon="upload" onClick={() => setOpen({})}>
          {t(importMessages.choose)}
        </Button>
      </Box>
      {open && <PolicyFrame begun={open.begun} onClose={() => setOpen(undefined)} />}
      {imports.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t(importMessages.none)}
          description={t(importMessages.noneWhy)}
        />
      ) : (
        <Box>
          <Heading as="h2" size="md">
            {t(importMessages.last)}
          </Heading>
          {imports.map((one, place) => (
            <PolicyImport
              key={one.policy_import_id}
              policyImport={one}
              isOpen={place === 0}
              onGoOn={() => setOpen({ begun: one })}
            />
          ))}
        </Box>
      )}
    </Stack>
  );
}
