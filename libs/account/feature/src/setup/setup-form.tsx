import { apiQuery, getMyBrowser, getSetup, isApiProblem } from '@dosar/api-client';
import { setUpOrganisation, useSession } from '@dosar/auth';
import { Banner, Box, Button, Flex, Grid, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormTextField, UnsavedChangesGuard, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { AdministratorFields } from './administrator-fields.tsx';
import { messages } from './messages.ts';
import { reasonMessages } from './refusal-messages.ts';
import { NumberFields, OrganisationFields } from './organisation-fields.tsx';
import { emptyAnswers, fieldOf, organisationOf, setupAnswers, type SetupAnswers } from './setup-answers.ts';
import { SetupPreview } from './setup-preview.tsx';
import { SetupSection } from './setup-section.tsx';
import { useSetupRefusal } from './use-setup-refusal.ts';

export type SetupFormProps = {
  setup: Schema<'Setup'>;
  /** Somebody else was faster. */
  onLate: () => void;
};

/** Four parts on one page, with what they will look like beside them. Nothing is written before the last button. */
export function SetupForm({ setup, onLate }: SetupFormProps) {
  const { formatMessage: t } = useIntl();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const problemText = useSetupRefusal();
  const schema = useMemo(() => setupAnswers(setup.password_policy), [setup]);
  const form = useZodForm({ schema, defaultValues: emptyAnswers });

  const send = async (answers: SetupAnswers) => {
    try {
      await setUpOrganisation(session, organisationOf(answers));
      // Whoever signs out in this tab is led to the login, not here again.
      for (const { queryKey } of [apiQuery(getMyBrowser), apiQuery(getSetup)])
        queryClient.removeQueries({ queryKey });
    } catch (failure) {
      if (!isApiProblem(failure, 'not_found')) throw failure;
      onLate();
    }
  };
  return (
    <Form form={form} onSubmit={send} fieldOf={fieldOf} reasons={reasonMessages} problemText={problemText}>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}>
        <Stack gap="5" minWidth="0">
          <Box>
            <Heading as="h1" size="xl">
              {t(messages.title)}
            </Heading>
            <Text tone="muted">{t(messages.intro)}</Text>
          </Box>
          <CodeField endsAt={setup.code_expires_at} />
          <SetupSection step={1} title={t(messages.organisation)}>
            <OrganisationFields />
          </SetupSection>
          <SetupSection step={2} title={t(messages.numberAndLooks)}>
            <NumberFields />
          </SetupSection>
          <SetupSection step={3} title={t(messages.administrator)}>
            <AdministratorFields policy={setup.password_policy} />
          </SetupSection>
          <SetupSection step={4} title={t(messages.done)}>
            <Stack as="ul" gap="1" paddingInlineStart="4" listStyleType="disc">
              <li>{t(messages.doneWrites)}</li>
              <li>{t(messages.doneCode)}</li>
              <li>{t(messages.doneNext)}</li>
            </Stack>
            <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
              <Text tone="muted">{t(messages.nothingWritten)}</Text>
              <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
                {t(messages.start)}
              </Button>
            </Flex>
          </SetupSection>
        </Stack>
        <SetupPreview policyTypes={setup.policy_types} />
      </Grid>
      <UnsavedChangesGuard />
    </Form>
  );
}

function CodeField({ endsAt }: { endsAt: string | null }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  if (endsAt === null)
    return (
      <Banner tone="warning" title={t(messages.codeEnded)}>
        {t(messages.codeEndedText)}
      </Banner>
    );
  return (
    <FormTextField
      name="code"
      label={t(messages.code)}
      hint={t(messages.codeHint, { time: dateTime(endsAt) })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}
