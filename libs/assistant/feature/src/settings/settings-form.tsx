import {
  api,
  apiQuery,
  dataOf,
  getAssistantSettings,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Button, FieldGroup, notify, Stack, Text } from '@dosar/design-system';
import {
  Form,
  FormCheckboxField,
  MeanwhileBanner,
  UnsavedChangesGuard,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import {
  answersOf,
  roleFields,
  settingsOf,
  settingsSchema,
  type RoleField,
  type Settings,
  type SettingsAnswers,
} from './settings-answers.ts';

const roles = Object.keys(roleFields) as RoleField[];

/** Switches the assistant on and off, for everybody or by role. */
export function SettingsForm({ stored }: { stored: Settings }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: settingsSchema, defaultValues: answersOf(stored) });
  const { submit, changes } = useVersionedSubmit({
    form,
    stored,
    answersOf,
    send: (answers, base) =>
      dataOf(api.POST('/api/aiAssistant/saveSettings', { body: settingsOf(answers, base) })),
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: () => queryClient.fetchQuery({ ...apiQuery(getAssistantSettings), staleTime: 0 }),
  });
  const save = async (answers: SettingsAnswers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(t(messages.saved));
    void queryClient.invalidateQueries(queriesOf('config'));
    // Whoever changed it sees the button come or go at once; everybody else with their next tokens.
    await session.refresh();
  };
  const labels = Object.fromEntries(
    Object.keys(answersOf(stored)).map((field) => [field, t(messages[field as keyof SettingsAnswers])]),
  );

  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileBanner
        changes={changes}
        labels={labels}
        textOf={(_field, value) => t(value === true ? messages.yes : messages.no)}
      />
      <Stack gap="4" maxWidth="textColumn">
        <FormCheckboxField name="isOn" label={t(messages.isOn)} hint={t(messages.isOnHint)} />
        <FieldGroup title={t(messages.roles)}>
          {roles.map((field) => (
            <FormCheckboxField key={field} name={field} label={t(messages[field])} />
          ))}
        </FieldGroup>
        {stored.has_model ? (
          <div>
            <FormCheckboxField
              name="usesModel"
              label={t(messages.usesModel)}
              hint={t(messages.usesModelHint, { host: stored.model_host ?? '' })}
            />
            <Link to="?help=assistant">{t(messages.whatLeaves)}</Link>
          </div>
        ) : (
          <Text tone="muted">{t(messages.noModel)}</Text>
        )}
        <div>
          <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
            {t(messages.save)}
          </Button>
        </div>
      </Stack>
      <UnsavedChangesGuard />
    </Form>
  );
}
