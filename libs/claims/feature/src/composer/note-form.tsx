import {
  addNote,
  api,
  apiMutation,
  dataOf,
  hasOwnWindow,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { Button, notify } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useFormDraft, useZodForm } from '@dosar/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { sameNoteKey, sentNote } from './note-key.ts';
import { messages } from './note-messages.ts';

const longestNote = 10_000;
const schema = z.object({ body: requiredText({ max: longestNote }), sent: sentNote });
const reasons = { required: messages.empty };

/** Writes a note on the assignment; what is typed survives a reload and the end of a session until it is saved. */
export function NoteForm({ assignmentId }: { assignmentId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { body: '' } });
  useFormDraft(useDraftKey(`note.${assignmentId}`), form, { version: 2 });
  const note = useMutation({
    ...apiMutation(addNote),
    onSuccess: async ({ id }) => {
      notify.success(t(messages.added), { label: t(messages.undo), run: () => void takeBack(id) });
      await refresh();
    },
  });
  const refresh = () => queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));
  const takeBack = async (id: string) => {
    try {
      await dataOf(
        api.POST('/api/timeline/takeBackNote/{timeline_event_id}', {
          params: { path: { timeline_event_id: id } },
        }),
      );
      notify.success(t(messages.takenBack));
    } catch (problem) {
      if (isApiProblem(problem, 'conflict')) notify.warning(t(messages.notTakenBack));
      else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await refresh();
  };

  const save = async ({ body, sent }: z.output<typeof schema>) => {
    const idempotencyKey = sameNoteKey(body, sent);
    // Kept with the draft: a lost answer, a reload and another try still store one note.
    form.setValue('sent', { body, key: idempotencyKey }, { shouldDirty: true });
    await note.mutateAsync({
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { assignment_id: assignmentId, body, visibility: 'internal' },
    });
  };

  return (
    <Form
      form={form}
      onSubmit={save}
      reasons={reasons}
      problemText={(failure) => t(messages.notSaved, { why: problemText(failure) })}
      oneField
      emptyOnceSent
    >
      <FormTextAreaField
        name="body"
        label={t(messages.note)}
        hint={t(messages.hint)}
        maxLength={longestNote}
      />
      <div>
        <Button type="submit" variant="secondary" loading={note.isPending}>
          {t(messages.add)}
        </Button>
      </div>
    </Form>
  );
}
