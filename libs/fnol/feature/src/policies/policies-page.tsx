import { api, asUpload, dataOf, useProblemText } from '@dosar/api-client';
import {
  Banner,
  Box,
  EmptyState,
  ErrorState,
  FileChooser,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import { fileToSend, readChosen, useFaultText } from '@dosar/forms/import';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { importMessages } from './import-messages.ts';
import { importsQuery } from './imports-query.ts';
import { PolicyImport } from './policy-import.tsx';

const lookAgainMs = 1_000;

/** The policies that claims are compared with: how many there are, and the files that they came by. */
export function PoliciesPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const found = useQuery({
    ...importsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.imports.some(({ state: is }) => is === 'reading' || is === 'applying')
        ? lookAgainMs
        : false,
  });
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  if (!found.data)
    return <ErrorState description={problemText(found.error)} onRetry={() => void found.refetch()} />;
  const { imports, policy_count: count, has_service: hasService } = found.data;
  return (
    <Stack gap="5" maxWidth="48rem">
      <Box>
        <Text>{t(importMessages.count, { count })}</Text>
        {hasService && <Text tone="muted">{t(importMessages.service)}</Text>}
      </Box>
      <ChooseFile />
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
            <PolicyImport key={one.policy_import_id} policyImport={one} isOpen={place === 0} />
          ))}
        </Box>
      )}
    </Stack>
  );
}

function ChooseFile() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const faultText = useFaultText();
  const queryClient = useQueryClient();
  const labelId = useId();
  const send = useMutation({
    mutationFn: async (chosen: File) => {
      const file = fileToSend(await readChosen(chosen));
      return dataOf(api.POST('/api/fnol/readPolicies', { body: { file }, ...asUpload() }));
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  return (
    <Stack gap="2">
      <FileChooser
        icon="upload"
        labelledBy={labelId}
        accept=".csv,.txt,.xlsx"
        onChoose={([file]) => file && send.mutate(file)}
      >
        <span id={labelId}>{t(importMessages.choose)}</span>
      </FileChooser>
      <Text tone="muted" size="sm">
        {t(importMessages.hint)}
      </Text>
      {send.isPending && <LoadingState shape="rows" count={1} />}
      {send.isError && (
        <Banner tone="danger" live>
          {faultText(send.error) ?? problemText(send.error)}
        </Banner>
      )}
    </Stack>
  );
}
