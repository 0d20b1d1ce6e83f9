import { Banner, ErrorSummary, Stack } from '@dosar/design-system';
import { useEffect, useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormIdContext } from './form-id.ts';
import type { ReasonTexts } from './reason.ts';
import { useFormSubmit, type FormSubmission } from './use-form-submit.ts';
import { ReasonTextsContext } from './use-reason-text.ts';

export type FormProps<Input extends FieldValues, Output extends FieldValues> = FormSubmission<
  Input,
  Output
> & {
  /** Words for reasons, beyond or instead of the common ones. */
  reasons?: ReasonTexts;
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
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            // The form of a window that a form opened is another one.
            event.stopPropagation();
            void submit(event);
          }}
        >
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
