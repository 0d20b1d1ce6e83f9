import {
  api,
  apiQuery,
  browseProposals,
  dataOf,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import {
  Banner,
  Button,
  Card,
  ErrorState,
  Flex,
  LoadingState,
  notify,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { FieldChanges } from './field-changes.tsx';
import { messages } from './messages.ts';

/** What a newer version of the product words otherwise, each taken over or left. */
export function ProposalList() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(proposalsQuery());
  const decide = useMutation({
    mutationFn: ({ item, takesOver }: { item: Schema<'Proposal'>; takesOver: boolean }) => {
      const { kind, code, shipped, row_version } = item;
      const body = { kind, code, shipped, row_version, takes_over: takesOver };
      return dataOf(api.POST('/api/config/decideProposal', { body }));
    },
    onSuccess: (_left, { takesOver }) => {
      notify.success(t(takesOver ? messages.taken : messages.kept));
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf('config', 'assignments', 'tracking')),
  });
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={3} />;
  const { items } = found.data;
  return (
    <Stack gap="3">
      {decide.isError && (
        <Banner tone="warning" title={problemText(decide.error)} live>
          {null}
        </Banner>
      )}
      {items.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      <Stack as="ul" gap="3" listStyle="none">
        {items.map((item) => (
          <Card as="li" key={`${item.kind} ${item.code}`}>
            <Stack gap="2">
              <strong>{item.label}</strong>
              <FieldChanges fields={item.fields} />
              <Flex gap="2" flexWrap="wrap">
                <Button loading={decide.isPending} onClick={() => decide.mutate({ item, takesOver: true })}>
                  {t(messages.takeOver)} <VisuallyHidden>{item.label}</VisuallyHidden>
                </Button>
                <Button variant="quiet" onClick={() => decide.mutate({ item, takesOver: false })}>
                  {t(messages.keep)} <VisuallyHidden>{item.label}</VisuallyHidden>
                </Button>
              </Flex>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

export const proposalsQuery = () => settingsQuery(apiQuery(browseProposals));
