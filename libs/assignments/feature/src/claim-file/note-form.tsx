import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addNote, apiMutation, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Stack, TextAreaField, notify } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './note-messages.ts';
import { useNoteDraft } from './use-note-draft.ts';

const longestNote = 10_000;

/** Writes a note on the assignment; what is typed survives a reload until it is saved. */
export function NoteForm({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const draft = useNoteDraft(assignmentId);
  const [isEmpty, setIsEmpty] = useState(false);
  const note = useMutation({
    ...apiMutation(addNote),
    onSuccess: async () => {
      draft.clear();
      notify.success(t(messages.added));
      await queryClient.invalidateQueries(queriesOf('assignments'));
    },
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = draft.text.trim();
    setIsEmpty(body === '');
    if (body === '' || note.isPending) return;
    note.mutate({
      body: { assignment_id: assignmentId, body, visibility: 'internal' },
      idempotencyKey: draft.key,
    });
  };

  return (
    <Stack as="form" gap="3" onSubmit={save}>
      <TextAreaField
        label={t(messages.note)}
        hint={t(messages.hint)}
        value={draft.text}
        maxLength={longestNote}
        error={isEmpty ? t(messages.empty) : undefined}
        onChange={(event) => draft.write(event.target.value)}
      />
      {note.isError && (
        <Banner tone="danger" title={t(messages.notSaved)} live>
          {problemText(note.error)}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="secondary" loading={note.isPending}>
          {t(messages.add)}
        </Button>
      </div>
    </Stack>
  );
}
