import { Banner, ErrorSummary, Stack } from '@dosar/design-system';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormIdContext } from './form-id.ts';
import type { ReasonTexts } from './reason.ts';
import { useFormSubmit } from './use-form-submit.ts';
import { ReasonTextsContext } from './use-reason-text.ts';

export type FormProps<Input extends FieldValues, Output extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the answers; a failure that names fields is shown at those fields. */
  onSubmit: (answers: Output) => void | Promise<void>;
  /** Words for reasons, beyond or instead of the common ones. */
  reasons?: ReasonTexts;
  /** Words for a failure that names no field of this form. */
  problemText?: (failure: unknown) => string;
  /** The form's field for a field of the server; the same name when absent. */
  fieldOf?: (serverField: string) => string;
  children: ReactNode;
};

/** A form: its fields, everything that keeps it from being sent, and what the server refused. */
export function Form<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  return (
    <ReasonTextsContext value={props.reasons ?? {}}>
      <FormBody {...props} />
    </ReasonTextsContext>
  );
}

function FormBody<Input extends FieldValues, Output extends FieldValues>(props: FormProps<Input, Output>) {
  const formId = useId();
  const { submit, summary, attempt, problem } = useFormSubmit({ ...props, formId });
  return (
    <FormProvider {...props.form}>
      <FormIdContext value={formId}>
        <form noValidate onSubmit={submit}>
          <Stack gap="4">
            <ErrorSummary errors={summary} attempt={attempt} />
            {problem && (
              <Banner tone="danger" live>
                {problem}
              </Banner>
            )}
            {props.children}
          </Stack>
        </form>
      </FormIdContext>
    </FormProvider>
  );
}
