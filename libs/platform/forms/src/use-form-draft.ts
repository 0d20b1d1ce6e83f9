import { useEffect, useEffectEvent, useState } from 'react';
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
  const { isSubmitting } = form.formState;
  const isBeingSent = useEffectEvent(() => isSubmitting);

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
      let wasSent = false;
      let hasLeft = false;
      const end = form.subscribe({
        // Every end of a submission says what was refused, if only that nothing was.
        formState: { errors: true },
        callback: ({ isSubmitting: isStillSent = false, isSubmitSuccessful = false }) => {
          if (isSubmitSuccessful && !wasSent) dropDraft(key);
          wasSent = isSubmitSuccessful;
          if (hasLeft && !isStillSent) end();
        },
      });
      return () => {
        hasLeft = true;
        // The answer still comes to whoever has left the page: without it, what was sent would be typed again.
        if (!isBeingSent()) end();
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
