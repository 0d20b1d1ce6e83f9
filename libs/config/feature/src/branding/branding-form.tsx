import {
  api,
  apiQuery,
  dataOf,
  getBranding,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { Box, Grid, Heading, notify, Stack, Text } from '@dosar/design-system';
import {
  Form,
  FormSaveBar,
  MeanwhileBanner,
  UnsavedChangesGuard,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answersOf, brandingSchema, settingsOf, type BrandingAnswers } from './branding-answers.ts';
import type { BrandingSettings } from './branding-answers.ts';
import { BrandingFields } from './branding-fields.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { brandingReasons, messages } from './messages.ts';
import { useBrandingTexts } from './use-branding-texts.ts';

/** The looks of the organisation beside a preview of what is being typed. */
export function BrandingForm({ stored }: { stored: BrandingSettings }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const texts = useBrandingTexts();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const [missingLogo, setMissingLogo] = useState('');
  const form = useZodForm({ schema: brandingSchema, defaultValues: answersOf(stored) });

  const { submit, changes } = useVersionedSubmit({
    form,
    stored,
    answersOf,
    send: (answers, base) =>
      dataOf(api.POST('/api/config/updateBranding', { body: settingsOf(answers, base) })),
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: () => queryClient.fetchQuery({ ...apiQuery(getBranding), staleTime: 0 }),
  });
  const save = async (answers: BrandingAnswers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(t(messages.saved));
    void queryClient.invalidateQueries(queriesOf('config'));
    // Whoever changed the looks sees them at once; everybody else with their next tokens.
    await session.refresh();
  };

  return (
    <Form form={form} onSubmit={save} problemText={problemText} reasons={brandingReasons}>
      <MeanwhileBanner changes={changes} labels={texts.labels} textOf={texts.textOf} />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="5">
        <Stack gap="4">
          <Text tone="muted">{t(messages.intro)}</Text>
          <BrandingFields
            missingLogo={missingLogo}
            onLogo={(address) =>
              form.setValue('logo_url', address, { shouldDirty: true, shouldValidate: true })
            }
          />
        </Stack>
        <Box as="section" alignSelf="start" position={{ lg: 'sticky' }} top="16">
          <Heading size="md" marginBottom="3">
            {t(messages.preview)}
          </Heading>
          <DraftPreview onLogo={(address, isShown) => setMissingLogo(isShown ? '' : address)} />
        </Box>
      </Grid>
      <FormSaveBar<BrandingAnswers> labels={texts.labels} saveLabel={t(messages.save)} />
      <UnsavedChangesGuard />
    </Form>
  );
}
