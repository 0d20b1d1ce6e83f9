import {
  api,
  apiPages,
  ApiProblem,
  browseUnfiledMessages,
  dataOf,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import type { PageStart } from '@dosar/areas';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Flex,
  Icon,
  LoadingState,
  notify,
  PageTitle,
  Stack,
  Text,
  TextField,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const unfiledMessages = () =>
  apiPages(browseUnfiledMessages, (after) => ({
    params: { query: after === undefined ? {} : { after } },
  }));

/** Asks for the first of them while the page is made ready. */
export function startUnfiled({ queryClient }: PageStart): Promise<void> {
  return queryClient.prefetchInfiniteQuery(unfiledMessages());
}

/** E-mails and text messages that came and belong to no claim file yet: somebody says to which. */
export function UnfiledPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useInfiniteQuery(unfiledMessages());
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="4">
      <PageTitle title={t(messages.title)} />
      <Text color="textMuted">{t(messages.description)}</Text>
      {found.isPending && <LoadingState count={3} />}
      {found.isError && <ErrorState {...failureOf(found)} />}
      {found.isSuccess && items.length === 0 && (
        <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />
      )}
      {items.map((message) => (
        <UnfiledMessage key={message.message_id} message={message} />
      ))}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t(messages.older)}
        </Button>
      )}
    </Stack>
  );
}

function UnfiledMessage({ message }: { message: Schema<'Message'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [number, setNumber] = useState('');
  const file = useMutation({
    mutationFn: (claimFileNo: string) =>
      dataOf(
        api.POST('/api/message/file/{received_message_id}', {
          params: { path: { received_message_id: message.message_id } },
          body: { claim_file_no: claimFileNo },
        }),
      ),
    onSuccess: async ({ claim_file_no: filedIn }) => {
      notify.success(t(messages.filed, { number: filedIn ?? '' }));
      await queryClient.invalidateQueries(queriesOf('messages', 'claims', 'worklist', 'documents'));
    },
  });
  const refusal = (error: Error) =>
    error instanceof ApiProblem && error.code === 'rule_refused'
      ? t(messages.unknownNumber)
      : problemText(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '') file.mutate(number);
  };
  return (
    <Card>
      <Stack as="article" gap="2" aria-label={message.subject ?? message.from}>
        <Flex gap="2" flexWrap="wrap" alignItems="baseline">
          <Icon name={message.kind === 'sms' ? 'sms' : 'email'} />
          <Text fontWeight="strong">{message.subject}</Text>
          <Text color="textMuted">
            {t(messages.from, { from: message.from, time: formats.dateTime(message.system_time) })}
          </Text>
        </Flex>
        <Text whiteSpace="pre-wrap">{message.text.slice(0, 1_000)}</Text>
        {message.attachments.map(({ file_name: name, position }) => (
          <Flex key={position} gap="1.5" alignItems="center">
            <Icon name="attach_file" /> {name}
          </Flex>
        ))}
        {message.unfiled_because !== null && (
          <Flex gap="2" flexWrap="wrap" alignItems="center">
            <Text>{t(messages.why, { why: message.unfiled_because })}</Text>
            {message.possible_file_nos.map((possible) => (
              <Button key={possible} variant="secondary" onClick={() => file.mutate(possible)}>
                {t(messages.fileInto, { number: possible })}
              </Button>
            ))}
          </Flex>
        )}
        <form onSubmit={submit}>
          <Flex gap="2" alignItems="flex-end" flexWrap="wrap">
            <TextField
              label={t(messages.number)}
              value={number}
              maxLength={40}
              error={file.isError ? refusal(file.error) : undefined}
              onChange={({ target }) => setNumber(target.value)}
            />
            <Button type="submit" variant="secondary" loading={file.isPending}>
              {t(messages.file)}
            </Button>
          </Flex>
        </form>
      </Stack>
    </Card>
  );
}
