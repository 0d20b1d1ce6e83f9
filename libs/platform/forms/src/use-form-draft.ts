import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, writeDraft } from './draft-storage.ts';
import { useEveryStroke } from './use-every-stroke.ts';

type DraftOptions<Input extends FieldValues> = {
  /** Counted up when the answers change their shape; older drafts are then dropped. */
  version?: number;
  /** Answers that must not lie on the device: passwords, personal numbers. */
  leaveOut?: readonly Path<Input>[];
};

/**
 * Keeps what is typed into `form` on this device until it is sent, so that a reload or a closed tab loses nothing.
 *
 * `key` names the person, as `useDraftKey` of auth gives it: nobody else on the same computer gets to see the draft.
 */
export function useFormDraft<Input extends FieldValues, Output extends FieldValues>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { version = 1, leaveOut = [] }: DraftOptions<Input> = {},
) {
  const [restoredAt, setRestoredAt] = useState<Date>();

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
  useEveryStroke(form, (answers, isDirty) => {
    if (isDirty) writeDraft(key, version, answers, leaveOut);
    else dropDraft(key);
  });
  useEffect(
    function dropDraftOnceSent() {
      let isSending = false;
      let hasLeft = false;
      const end = form.subscribe({
        formState: { isSubmitting: true, isSubmitSuccessful: true },
        callback: ({ isSubmitting = false, isSubmitSuccessful = false }) => {
          isSending = isSubmitting;
          if (isSubmitSuccessful) dropDraft(key);
          if (hasLeft && !isSending) end();
        },
      });
      return () => {
        hasLeft = true;
        // The answer still comes to whoever has left the page: without it, what was sent would be typed again.
        if (!isSending) end();
      };
    },
    [form, key],
  );

  const discard = () => {
    form.reset();
    dropDraft(key);
    setRestoredAt(undefined);
  };
  return { /** When the restored draft was saved; absent when the form began empty. */ restoredAt, discard };
}
