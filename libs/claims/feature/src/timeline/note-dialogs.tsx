import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  apiMutation,
  apiQuery,
  browseNoteVersions,
  editNote,
  isApiProblem,
  queriesOf,
  useProblemText,
  useQueryFailure,
} from '@dosar/api-client';
import { Dialog, ErrorState, LoadingState, notify, Stack, Text } from '@dosar/design-system';
import { FormDialog, requiredChoice, requiredText, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import {
  longestNote,
  NoteTextField,
  noteVisibilities,
  NoteVisibilityField,
  useMentionedIn,
} from '../composer/note-fields.tsx';
import { messages } from '../composer/note-messages.ts';

type Event = Schema<'TimelineEvent'>;

/** A note that somebody wants to correct, or whose earlier versions they want to read. */
export type AskedNote = { kind: 'edit' | 'versions'; event: Event };

/** The windows about a note. */
export function NoteDialogs({ asked, onClose }: { asked: AskedNote; onClose: () => void }) {
  const Asked = asked.kind === 'edit' ? EditDialog : VersionsDialog;
  return <Asked key={asked.event.id} event={asked.event} onClose={onClose} />;
}

type DialogProps = { event: Event; onClose: () => void };

const schema = z.object({
  body: requiredText({ max: longestNote }),
  visibility: requiredChoice(noteVisibilities),
});
const reasons = { required: messages.empty };

function EditDialog({ event, onClose }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const mentionedIn = useMentionedIn();
  const visibility = noteVisibilities.find((known) => known === event.visibility) ?? 'internal';
  const form = useZodForm({ schema, defaultValues: { body: event.body ?? '', visibility } });
  const edit = useMutation(apiMutation(editNote));

  const save = async (note: z.output<typeof schema>) => {
    const before = event.note?.mentions ?? [];
    const still = before.filter(({ full_name }) => note.body.includes(`@${full_name}`));
    const mentioned = new Set([...still.map(({ user_id }) => user_id), ...mentionedIn(note.body)]);
    await edit.mutateAsync({
      params: { path: { timeline_event_id: event.id } },
      body: { ...note, mentioned_user_ids: [...mentioned], row_version: event.note?.row_version ?? 1 },
    });
    notify.success(t(messages.saved));
    onClose();
    await queryClient.invalidateQueries(queriesOf('claims'));
  };
  const refusal = (failure: unknown) => {
    if (isApiProblem(failure, 'conflict')) return t(messages.tooLate);
    if (isApiProblem(failure, 'stale_row_version')) return t(messages.stale);
    return t(messages.notSaved, { why: problemText(failure) });
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.correct)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={refusal}
      reasons={reasons}
    >
      <NoteTextField
        label={t(messages.note)}
        hint={t(messages.correctHint)}
        onText={(body) => form.setValue('body', body, { shouldDirty: true })}
      />
      <NoteVisibilityField />
    </FormDialog>
  );
}

function VersionsDialog({ event, onClose }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { dateTime } = useFormats();
  const versions = useQuery(
    apiQuery(browseNoteVersions, { params: { path: { timeline_event_id: event.id } } }),
  );
  return (
    <Dialog open title={t(messages.versions)} onClose={onClose}>
      {versions.isPending && <LoadingState count={2} />}
      {versions.isError && <ErrorState {...failureOf(versions)} />}
      <Stack as="ol" gap="3">
        {versions.data?.map(({ body, written_at }) => (
          <li key={written_at}>
            <Text tone="muted" size="sm">
              {dateTime(written_at)}
            </Text>
            <Text whiteSpace="pre-line">{body}</Text>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
