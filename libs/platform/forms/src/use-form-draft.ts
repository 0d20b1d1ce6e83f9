import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft-storage.ts';

type DraftOptions<Input extends FieldValues> = {
  /** Counted up when the answers change their shape; older drafts are then dropped. */
  version?: number;
  /** Answers that must not lie on the device: passwords, personal numbers. */
  leaveOut?: readonly Path<Input>[];
};

/**
 * Keeps what is typed into `form` on this device until it is sent, so that a reload or a closed tab loses nothing.
 *
 * `key` begins with the namespace of the caller, as in `dosar.staff.note.1234`: a guest's draft never mixes with a
 * colleague's.
 */
export function useFormDraft<Input extends FieldValues, Output extends FieldValues>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { version = 1, leaveOut = [] }: DraftOptions<Input> = {},
) {
  const [restoredAt, setRestoredAt] = useState<Date>();
  const { isSubmitSuccessful } = form.formState;

  useEffect(
    function restoreDraft() {
      const draft = readDraft(key, version);
      if (!draft) return;
      const answers = { ...form.getValues(), ...draft.answers } as DefaultValues<Input>;
      form.reset(answers, { keepDefaultValues: true });
      setRestoredAt(new Date(draft.savedAt));
    },
    [form, key, version],
  );
  const leftOut = leaveOut.join();
  useEffect(
    function keepEveryStroke() {
      return form.subscribe({
        formState: { values: true, isDirty: true },
        callback({ values, isDirty }) {
          if (isDirty) writeDraft(key, version, { ...values }, leftOut.split(','));
        },
      });
    },
    [form, key, version, leftOut],
  );
  useEffect(
    function dropDraftOnceSent() {
      if (isSubmitSuccessful) dropDraft(key);
    },
    [isSubmitSuccessful, key],
  );

  const discard = () => {
    form.reset();
    dropDraft(key);
    setRestoredAt(undefined);
  };
  return { /** When the restored draft was saved; absent when the form began empty. */ restoredAt, discard };
}
