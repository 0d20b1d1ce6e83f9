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
import { Button, Flex, notify } from '@dosar/design-system';
import { Form, requiredChoice, requiredText, useFormDraft, useZodForm } from '@dosar/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import {
  longestNote,
  NoteTextField,
  noteVisibilities,
  NoteVisibilityField,
  useMentionedIn,
} from './note-fields.tsx';
import { sameNoteKey, sentNote } from './note-key.ts';
import { messages } from './note-messages.ts';

const schema = z.object({
  body: requiredText({ max: longestNote }),
  visibility: requiredChoice(noteVisibilities),
  sent: sentNote,
});
const reasons = { required: messages.empty };

type NoteFormProps = {
  assignmentId: string;
  /** One line high, where there is little room. */
  isLine?: boolean;
  onDone?: () => void;
};

/** Writes a note on the assignment; what is typed survives a reload and the end of a session until it is saved. */
export function NoteForm({ assignmentId, isLine = false, onDone }: NoteFormProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { body: '', visibility: 'internal' } });
  const mentionedIn = useMentionedIn();
  useFormDraft(useDraftKey(`note.${assignmentId}`), form, { version: 3 });
  const note = useMutation({
    ...apiMutation(addNote),
    onSuccess: ({ id }) => {
      notify.success(t(messages.added), { label: t(messages.undo), run: () => void takeBack(id) });
      // The note is stored: the form does not wait for the lists, which a slow line brings late.
      void refresh();
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

  const save = async ({ body, visibility, sent }: z.output<typeof schema>) => {
    const idempotencyKey = sameNoteKey(`${visibility} ${body}`, sent);
    // Kept with the draft: a lost answer, a reload and another try still store one note.
    form.setValue('sent', { body: `${visibility} ${body}`, key: idempotencyKey }, { shouldDirty: true });
    await note.mutateAsync({
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { assignment_id: assignmentId, body, visibility, mentioned_user_ids: mentionedIn(body) },
    });
    onDone?.();
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
      <NoteTextField
        label={t(messages.note)}
        isLabelHidden
        placeholder={t(messages.hint)}
        rows={isLine ? 1 : 2}
        onText={(body) => form.setValue('body', body, { shouldDirty: true })}
      />
      <Flex gap="2" alignItems="center" flexWrap="wrap" justifyContent="space-between" marginTop="-3">
        <NoteVisibilityField isLabelHidden />
        <Button type="submit" variant="secondary" loading={note.isPending}>
          {t(messages.add)}
        </Button>
      </Flex>
    </Form>
  );
}
