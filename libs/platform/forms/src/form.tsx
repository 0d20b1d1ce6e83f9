import { Banner, ErrorSummary, Stack } from '@dosar/design-system';
import { useEffect, useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FormIdContext } from './form-id.ts';
import type { ReasonTexts } from './reason.ts';
import type { Refusal } from './refusals.ts';
import { useFormSubmit } from './use-form-submit.ts';
import { ReasonTextsContext } from './use-reason-text.ts';

type FormWords = {
  /** Words for reasons, beyond or instead of the common ones. */
  reasons?: ReasonTexts;
  /** Words for a failure that names no field of this form. */
  problemText?: (failure: unknown) => string;
};

export type FormProps<Input extends FieldValues, Output extends FieldValues> = FormWords & {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the answers; a failure that names fields is shown at those fields. */
  onSubmit: (answers: Output) => void | Promise<void>;
  /** The form's field for a field of the server; the same name when absent. */
  fieldOf?: (serverField: string) => string;
  /** Answers that were refused before this page was opened. */
  refused?: readonly Refusal[] | undefined;
  /** What keeps the form from being sent besides its answers; `useFieldId` marks where each of them leads. */
  blockers?: readonly Refusal[];
  /** Needs no summary: the field with its message takes the focus. */
  oneField?: boolean;
  /** Another may follow: the form is empty again once this one is sent. */
  emptyOnceSent?: boolean;
  /** For a button that sends the form from outside. */
  id?: string;
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
  const ownId = useId();
  const formId = props.id ?? ownId;
  const { submit, summary, problem } = useFormSubmit({ ...props, formId });
  const { form, emptyOnceSent } = props;
  const { isSubmitSuccessful } = form.formState;

  useEffect(
    function makeRoomForAnother() {
      if (emptyOnceSent && isSubmitSuccessful) form.reset();
    },
    [emptyOnceSent, form, isSubmitSuccessful],
  );
  return (
    <FormProvider {...form}>
      <FormIdContext value={formId}>
        <form id={formId} noValidate onSubmit={submit}>
          <Stack gap="4">
            <ErrorSummary errors={summary.lines} attempt={summary.attempt} />
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
