import { isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify, Stack } from '@dosar/design-system';
import {
  Form,
  FormSaveBar,
  MeanwhileBanner,
  UnsavedChangesGuard,
  useVersionedSubmit,
  type FieldValues,
  type ReasonTexts,
  type UseFormReturn,
} from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type SettingsFormProps<Answers extends FieldValues, Stored> = {
  form: UseFormReturn<Answers>;
  /** The settings as they were read when the page opened. */
  stored: Stored;
  answersOf: (stored: Stored) => Answers;
  send: (answers: Answers, base: Stored) => Promise<Stored>;
  readAgain: () => Promise<Stored>;
  /** What the fields are called on the page. */
  labels: Readonly<Record<keyof Answers & string, string>>;
  /** How a stored value reads. */
  textOf: (name: string, value: unknown) => string;
  /** The button, what is said once it has worked, and why an answer is refused beyond the common reasons. */
  texts: { save: string; saved: string; reasons?: ReasonTexts };
  children: ReactNode;
};

/** A page of settings with its bar of unsaved changes; nobody overwrites unseen what a colleague changed meanwhile. */
export function SettingsForm<Answers extends FieldValues, Stored>(props: SettingsFormProps<Answers, Stored>) {
  const { form, labels, texts, children } = props;
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const { submit, changes } = useVersionedSubmit({
    ...props,
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
  });
  const save = async (answers: Answers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(texts.saved);
    void queryClient.invalidateQueries(queriesOf('config'));
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      problemText={problemText}
      {...(texts.reasons && { reasons: texts.reasons })}
    >
      <MeanwhileBanner changes={changes} labels={labels} textOf={props.textOf} />
      <Stack gap="4" maxWidth="40rem">
        {children}
      </Stack>
      <FormSaveBar<Answers> labels={labels} saveLabel={texts.save} />
      <UnsavedChangesGuard />
    </Form>
  );
}
