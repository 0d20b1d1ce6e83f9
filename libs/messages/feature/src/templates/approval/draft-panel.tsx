import { apiMutation, decideTemplateDraft, queriesOf, removeTemplateDraft } from '@dosar/api-client';
import { Banner, Button, Flex, notify, Stack, Text, TextAreaField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DraftChanges } from './draft-changes.tsx';
import { messages } from './messages.ts';
import { useApprovalRefusal } from './use-approval-refusal.ts';

type DraftPanelProps = {
  template: Pick<Schema<'TemplateSettings'>, 'template_code' | 'texts' | 'variables' | 'version'>;
  draft: Schema<'TemplateDraft'>;
  /** The template is read again: the draft is in force, given back or gone. */
  onDone: (outcome: 'decided' | 'removed') => void;
};

/** Where a draft stands, what it changes, and what the reader can do about it. */
export function DraftPanel({ template, draft, onDone }: DraftPanelProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const refusalText = useApprovalRefusal();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const place = { template_code: template.template_code, draft_version: draft.draft_version };
  const readAgain = () => queryClient.invalidateQueries(queriesOf('messages', 'config'));
  const decide = useMutation({
    ...apiMutation(decideTemplateDraft),
    onSuccess: async (_, { body }) => {
      notify.success(t(body.approves ? messages.approved : messages.givenBack));
      await readAgain();
      onDone('decided');
    },
  });
  const remove = useMutation({
    ...apiMutation(removeTemplateDraft),
    onSuccess: async () => {
      notify.success(t(messages.thrownAway));
      onDone('removed');
      await readAgain();
    },
  });
  const failure = decide.error ?? remove.error;
  const isWaiting = draft.state === 'waiting';
  const isBusy = decide.isPending || remove.isPending;
  const mayDecide = isWaiting && !draft.is_own;
  return (
    <Stack gap="3" marginBottom="4">
      <Banner
        tone={draft.state === 'returned' ? 'warning' : 'info'}
        title={t(messages.stateOf, {
          state: draft.state,
          name: draft.saved_by ?? '',
          time: formats.dateTime(draft.saved_at),
        })}
      >
        <Stack gap="1">
          {draft.note !== '' && <Text>{draft.note}</Text>}
          {draft.reason !== null && (
            <Text>{t(messages.returnedBy, { name: draft.decided_by ?? '', reason: draft.reason })}</Text>
          )}
          {isWaiting && draft.is_own && <Text>{t(messages.ownWaits)}</Text>}
          {draft.is_outdated && <Text>{t(messages.outdated)}</Text>}
        </Stack>
      </Banner>
      {failure && <Banner tone="danger" title={refusalText(failure)} />}
      <DraftChanges
        before={template.version === 0 ? [] : template.texts}
        after={draft.texts}
        variables={template.variables}
      />
      {mayDecide && (
        <TextAreaField
          label={t(messages.reason)}
          value={reason}
          maxLength={500}
          rows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Flex gap="2" flexWrap="wrap">
        {mayDecide && (
          <>
            <Button
              variant="primary"
              disabled={isBusy || draft.is_outdated}
              onClick={() => decide.mutate({ body: { ...place, approves: true, reason: '' } })}
            >
              {t(messages.approve)}
            </Button>
            <Button
              disabled={isBusy || reason.trim() === ''}
              onClick={() => decide.mutate({ body: { ...place, approves: false, reason } })}
            >
              {t(messages.giveBack)}
            </Button>
          </>
        )}
        {(draft.is_own || !isWaiting) && (
          <Button variant="quiet" disabled={isBusy} onClick={() => remove.mutate({ body: place })}>
            {t(messages.throwAway)}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
