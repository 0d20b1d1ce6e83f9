import { closingNeeds } from '@dosar/assessment-domain';
import { queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, notify, SignatureField, Text } from '@dosar/design-system';
import { FormDialog, FormTextField, optionalText, requiredText, useZodForm } from '@dosar/forms';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { Note } from '../note/note-query.ts';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { closingMessages } from './closing-messages.ts';
import { ClosingNeeds } from './closing-needs.tsx';
import { commit } from './note-calls.ts';
import { stepMessages as messages } from './step-messages.ts';

/** What is asked of a note of which so much is not there. */
function schemaFor({ isMissing, isUnsigned }: { isMissing: boolean; isUnsigned: boolean }) {
  const reason = (isNeeded: boolean) =>
    isNeeded ? requiredText({ max: 300, min: 3 }) : optionalText({ max: 300 });
  return z.object({
    signer: optionalText({ max: 120 }),
    unsigned_reason: reason(isUnsigned),
    missing_reason: reason(isMissing),
  });
}
type Answers = z.infer<ReturnType<typeof schemaFor>>;

type CommitDialogProps = {
  note: Note;
  start: Schema<'NoteStart'>;
  editor: NoteEditor;
  onClose: () => void;
};

/** Closes the note for good: with the client's signature or why there is none, and with why something that is asked is not there. */
export function CommitDialog({ note, start, editor, onClose }: CommitDialogProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const problemText = useProblemText();
  const calculated = useAtomValue(editor.calculated);
  const all = useAtomValue(editor.lines.shown);
  const close = useClosing({ note, editor, onClose });
  const [signature, setSignature] = useState<string>();
  const needs = closingNeeds({
    head: note.head,
    lines: all.map(({ itemGuid, values }) => ({ item_guid: itemGuid, values })),
    photos: note.photos,
    vehicle: start,
    explained: explainedIn(note),
  });
  const form = useZodForm({
    schema: schemaFor({ isMissing: needs.length > 0, isUnsigned: signature === undefined }),
    defaultValues: { signer: start.claimant_name, unsigned_reason: '', missing_reason: '' },
  });
  const errors = note.findings.filter(
    ({ severity, ignored_reason: reason }) => severity === 'error' && reason === null,
  ).length;
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.commitTitle)}
      submitLabel={t(messages.commitSend)}
      onClose={onClose}
      problemText={problemText}
      onSubmit={(answers) => close(answers, signature)}
    >
      {errors > 0 && <Banner tone="warning">{t(messages.hasErrors, { count: errors })}</Banner>}
      <ClosingNeeds
        needs={needs}
        start={start}
        numberOf={(guid) => all.findIndex(({ itemGuid }) => itemGuid === guid) + 1}
        onLeave={onClose}
      />
      {needs.length > 0 && (
        <FormTextField
          name="missing_reason"
          label={t(closingMessages.missingReason)}
          hint={t(closingMessages.missingHint)}
          required
          maxLength={300}
        />
      )}
      <Text>
        {t(messages.commitText, { lines: all.length, amount: lei(calculated.totals.payable_bani) })}
      </Text>
      <FormTextField name="signer" label={t(messages.signer)} maxLength={120} />
      <SignatureField
        label={t(messages.signature)}
        clearLabel={t(messages.clearSignature)}
        onChange={setSignature}
      />
      {signature === undefined && (
        <FormTextField
          name="unsigned_reason"
          label={t(closingMessages.unsignedReason)}
          hint={t(closingMessages.unsignedHint)}
          required
          maxLength={300}
        />
      )}
    </FormDialog>
  );
}

const explainedIn = ({ findings }: Note) =>
  new Set(findings.flatMap(({ finding_key: key, ignored_reason: reason }) => (reason === null ? [] : key)));

/** Closes the note as it stands by then, and tells what comes next. */
function useClosing({ note, editor, onClose }: Omit<CommitDialogProps, 'start'>) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  return async (
    { signer, unsigned_reason: unsigned, missing_reason: missing }: Answers,
    signature: string | undefined,
  ) => {
    const answer = await commit(await editor.settled(), {
      ...(signature === undefined ? { unsigned_reason: unsigned } : { signer_name: signer, signature }),
      ...(missing !== '' && { missing_reason: missing }),
    });
    editor.show(answer);
    await queryClient.invalidateQueries(queriesOf('claims', 'settlement', 'documents', 'assessment'));
    notify.success(t(note.supplement_no === 0 ? messages.committedNext : messages.committed));
    onClose();
  };
}
