import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Hands on what is typed into `form`, stroke by stroke, to where it is kept, and whether it differs from the beginning. */
export function useEveryStroke<Input extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Input, unknown, Output>,
  keep: (answers: Input, isDirty: boolean) => void,
) {
  const keepAnswers = useEffectEvent(keep);
  useEffect(
    function followStrokes() {
      return form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty = false }) => keepAnswers({ ...values }, isDirty),
      });
    },
    [form],
  );
}
