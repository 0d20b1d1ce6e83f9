import { isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Grid, notify, Stack } from '@dosar/design-system';
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
  /** The button, what is said once it has worked, and what the reasons of the server say at a field. */
  texts: { save: string; saved: string; reasons?: ReasonTexts };
  /** Stands beside the fields where there is room, and below them otherwise: what they will look like. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of settings with its bar of unsaved changes; nobody overwrites unseen what a colleague changed meanwhile. */
export function SettingsForm<Answers extends FieldValues, Stored>(props: SettingsFormProps<Answers, Stored>) {
  const { form, labels, aside, children } = props;
  const { reasons } = props.texts;
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const { submit, changes } = useVersionedSubmit({
    ...props,
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
  });
  const save = async (answers: Answers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(props.texts.saved);
    void queryClient.invalidateQueries(queriesOf('config'));
  };
  const fields = (
    <Stack gap="4" maxWidth="40rem">
      {children}
    </Stack>
  );
  return (
    <Form form={form} onSubmit={save} problemText={problemText} {...(reasons && { reasons })}>
      <MeanwhileBanner changes={changes} labels={labels} textOf={props.textOf} />
      {aside === undefined ? fields : <Beside aside={aside}>{fields}</Beside>}
      <FormSaveBar<Answers> labels={labels} saveLabel={props.texts.save} />
      <UnsavedChangesGuard />
    </Form>
  );
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <Grid
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 40rem) 22.5rem' }}
      alignItems="start"
    >
      {children}
      <Box position={{ lg: 'sticky' }} top="0" minWidth="0">
        {aside}
      </Box>
    </Grid>
  );
}
