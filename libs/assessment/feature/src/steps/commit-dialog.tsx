import { queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, notify, SignatureField, Text } from '@dosar/design-system';
import { FormDialog, FormTextField, optionalText, useZodForm } from '@dosar/forms';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Note } from '../note/note-query.ts';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { commit } from './note-calls.ts';
import { stepMessages as messages } from './step-messages.ts';

const schema = z.object({ signer: optionalText({ max: 120 }) });

type CommitDialogProps = {
  note: Note;
  start: Schema<'NoteStart'>;
  editor: NoteEditor;
  onClose: () => void;
};

/** Closes the note for good, with the client's signature drawn on the screen or left for the pen. */
export function CommitDialog({ note, start, editor, onClose }: CommitDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const calculated = useAtomValue(editor.calculated);
  const [signature, setSignature] = useState<string>();
  const form = useZodForm({ schema, defaultValues: { signer: start.claimant_name } });
  const errors = note.findings.filter(
    ({ severity, ignored_reason: reason }) => severity === 'error' && reason === null,
  ).length;
  const close = async (signer: string) => {
    const answer = await commit(
      await editor.settled(),
      signature === undefined ? {} : { signer_name: signer, signature },
    );
    editor.show(answer);
    await queryClient.invalidateQueries(queriesOf('claims', 'settlement', 'documents', 'assessment'));
    notify.success(t(note.supplement_no === 0 ? messages.committedNext : messages.committed));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.commitTitle)}
      submitLabel={t(messages.commitSend)}
      onClose={onClose}
      problemText={problemText}
      onSubmit={({ signer }) => close(signer)}
    >
      {errors > 0 && <Banner tone="warning">{t(messages.hasErrors, { count: errors })}</Banner>}
      <Text>
        {t(messages.commitText, {
          lines: editor.lines.all().length,
          amount: lei(calculated.totals.payable_bani),
        })}
      </Text>
      <FormTextField name="signer" label={t(messages.signer)} maxLength={120} />
      <SignatureField
        label={t(messages.signature)}
        clearLabel={t(messages.clearSignature)}
        onChange={setSignature}
      />
      <Text tone="muted" size="sm">
        {t(messages.signatureHint)}
      </Text>
    </FormDialog>
  );
}
