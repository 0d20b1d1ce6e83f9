import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Heading, RadioGroupField, Stack, Text, TextAreaField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { BackToAll } from './item-page.tsx';
import { itemMessages, reasonMessages } from './item-messages.ts';
import { useOpenRequest, type RequestedItem } from './request-context.ts';

type Reason = Schema<'NotOwnedCode'>;
const reasons: readonly Reason[] = ['where_from', 'not_now', 'somebody_else', 'given_already', 'other'];
const longestNote = 500;

/** Somebody does not have a requested document, and says why. */
export function NotOwnedPage({ item }: { item: RequestedItem }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { request } = useOpenRequest();
  const [reason, setReason] = useState<Reason>();
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decline = useMutation({
    mutationFn: (code: Reason) =>
      dataOf(
        api.POST('/api/document/declineRequested/{doc_request_item_id}', {
          params: { path: { doc_request_item_id: item.id } },
          body: { reason_code: code, ...(note.trim() !== '' && { note: note.trim() }) },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries(queriesOf('documents'));
      await navigate({ search: '' });
    },
  });
  return (
    <Stack gap="5">
      <BackToAll />
      <div>
        <Heading as="h1" size="xl">
          {t(itemMessages.notOwnedTitle, { name: item.name })}
        </Heading>
        <Text tone="muted">{t(itemMessages.notOwnedLead)}</Text>
      </div>
      <RadioGroupField
        label={t(itemMessages.notOwnedReason)}
        name="reason"
        choices={reasons.map((code) => ({ value: code, label: t(reasonMessages[code]) }))}
        value={reason ?? ''}
        onValueChange={(chosen) => {
          setReason(reasons.find((code) => code === chosen));
          setIsMissing(false);
        }}
        {...(isMissing && { error: t(itemMessages.notOwnedMissing) })}
      />
      <TextAreaField
        label={t(itemMessages.notOwnedNote)}
        optional
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Text tone="muted" size="sm">
        {t(itemMessages.notOwnedPause, {
          name: request.contact.name,
          day: formats.weekdayDate(request.verdict_by),
        })}
      </Text>
      {decline.isError && (
        <Banner tone="danger" title={t(itemMessages.problem)} live>
          {problemText(decline.error)}
        </Banner>
      )}
      <Stack gap="3">
        <Button
          variant="primary"
          wide
          loading={decline.isPending}
          onClick={() => (reason === undefined ? setIsMissing(true) : decline.mutate(reason))}
        >
          {t(itemMessages.notOwnedSend)}
        </Button>
        <Button asChild wide>
          <Link to={{ search: `?item=${item.id}` }}>{t(itemMessages.notOwnedBack)}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
