import { apiQuery, getMyBrowser, getSetup, isApiProblem } from '@dosar/api-client';
import { setUpOrganisation, useSession } from '@dosar/auth';
import { Banner, Box, Grid, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormTextField, UnsavedChangesGuard, useAnswers, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MachineFindings } from './machine-findings.tsx';
import { messages } from './messages.ts';
import { reasonMessages } from './refusal-messages.ts';
import { emptyAnswers, fieldOf, organisationOf, setupAnswers, type SetupAnswers } from './setup-answers.ts';
import { SetupPreview } from './setup-preview.tsx';
import { SetupParts } from './setup-parts.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { stepMessages } from './step-messages.ts';
import { useInstallationCheck } from './use-installation-check.ts';
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
      <Stack gap="5">
        <Box>
          <Heading as="h1" size="xl">
            {t(messages.title)}
          </Heading>
          <Text tone="muted">{t(messages.intro)}</Text>
        </Box>
        <CodeField endsAt={setup.code_expires_at} />
        <Grid gap="6" gridTemplateColumns={columns}>
          <Stack gap="5" minWidth="0" alignSelf="start" position={{ lg: 'sticky' }} top="16">
            <Box display={{ base: 'none', lg: 'block' }}>
              <SetupSteps policy={setup.password_policy} />
            </Box>
            <MachineFindings />
          </Stack>
          <SetupParts setup={setup} />
          <SetupPreview policyTypes={setup.policy_types} />
        </Grid>
      </Stack>
      <UnsavedChangesGuard />
    </Form>
  );
}

/** Two columns beside a window's width of the parts; below that, what is beside them comes before or after. */
const columns = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 14rem) minmax(0, 5fr) minmax(0, 3fr)',
};

function CodeField({ endsAt }: { endsAt: string | null }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const check = useInstallationCheck(useAnswers<SetupAnswers>().code);
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
      hint={
        <>
          {check.isSuccess && <Text color="success">{t(stepMessages.codeRight)}</Text>}
          {t(messages.codeHint, { time: dateTime(endsAt) })}
        </>
      }
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      required
    />
  );
}
