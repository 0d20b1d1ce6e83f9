import {
  api,
  apiQuery,
  browseStatusTexts,
  dataOf,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { Box, Grid, Heading, notify, Stack, StatusChip, Text } from '@dosar/design-system';
import {
  Form,
  FormColorField,
  FormSaveBar,
  FormTextAreaField,
  FormTextField,
  UnsavedChangesGuard,
  useAnswers,
  useVersionedSubmit,
  useZodForm,
} from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { MeanwhileChoice } from './meanwhile-choice.tsx';
import { namesMessages as messages } from './names-messages.ts';
import {
  answersOf,
  isField,
  schemaFor,
  statusKeyOf,
  textsOf,
  type NamedStatus,
  type NameAnswers,
} from './name-answers.ts';
import { TrackerPhone } from './tracker-phone.tsx';

const pair = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** What a status is called, its colour, and what claimants read in it. */
export function StatusNamesForm({ stored }: { stored: NamedStatus }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const isOnTracker = stored.tracker_step !== null;
  const form = useZodForm({ schema: schemaFor(isOnTracker), defaultValues: answersOf(stored) });
  const labels = useLabels();
  const { submit, changes } = useVersionedSubmit<NameAnswers, NamedStatus>({
    form,
    stored,
    answersOf,
    send: (answers, { assignment_type, status_code, row_version }) =>
      dataOf(
        api.POST('/api/assignment/saveStatusTexts', {
          body: { assignment_type, status_code, texts: textsOf(answers), row_version },
        }),
      ),
    isStale: (failure) => isApiProblem(failure, 'stale_row_version'),
    readAgain: async () => {
      const list = await queryClient.fetchQuery({ ...apiQuery(browseStatusTexts), staleTime: 0 });
      return list.items.find((item) => statusKeyOf(item) === statusKeyOf(stored)) ?? stored;
    },
  });
  const save = async (answers: NameAnswers) => {
    if ((await submit(answers)) === undefined) return;
    notify.success(t(messages.saved));
    void queryClient.invalidateQueries(queriesOf('config', 'assignments', 'worklist', 'claims'));
  };
  return (
    <Form form={form} onSubmit={save} problemText={problemText}>
      <MeanwhileChoice
        changes={changes}
        labels={labels}
        onChoose={(name, value) => {
          if (isField(name)) form.setValue(name, value, { shouldDirty: true });
        }}
      />
      <Stack gap="4">
        <Text tone="muted" size="sm">
          {stored.assignment_type_name} · {t(messages.code, { code: stored.status_code })}
        </Text>
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormTextField name="name_ro" label={labels.name_ro} maxLength={120} required lang="ro" />
          <FormTextField name="name_en" label={labels.name_en} maxLength={120} required lang="en" />
          <FormColorField
            name="color"
            label={labels.color}
            hint={t(messages.colorHint)}
            pickLabel={t(messages.pickColor)}
            usualColor="#546e7a"
          />
          <Looks stored={stored} />
        </Grid>
        <Heading as="h3" size="md">
          {t(messages.tracker)}
        </Heading>
        {isOnTracker ? <TrackerTexts labels={labels} /> : <Text tone="muted">{t(messages.noTracker)}</Text>}
      </Stack>
      <FormSaveBar<NameAnswers> labels={labels} saveLabel={t(messages.save)} />
      <UnsavedChangesGuard record="status" />
    </Form>
  );
}

function useLabels(): Record<keyof NameAnswers, string> {
  const { formatMessage: t } = useIntl();
  return {
    name_ro: t(messages.name_ro),
    name_en: t(messages.name_en),
    color: t(messages.color),
    tracker_event_title_ro: t(messages.tracker_event_title_ro),
    tracker_event_title_en: t(messages.tracker_event_title_en),
    tracker_event_description_ro: t(messages.tracker_event_description_ro),
    tracker_event_description_en: t(messages.tracker_event_description_en),
    tracker_next_step_title_ro: t(messages.tracker_next_step_title_ro),
    tracker_next_step_title_en: t(messages.tracker_next_step_title_en),
    tracker_next_step_description_ro: t(messages.tracker_next_step_description_ro),
    tracker_next_step_description_en: t(messages.tracker_next_step_description_en),
  };
}

/** The chip and the dot while they are typed, in both languages. */
function Looks({ stored }: { stored: NamedStatus }) {
  const { formatMessage: t } = useIntl();
  const { name_ro: ro, name_en: en, color } = useAnswers<NameAnswers>();
  return (
    <Box as="section" aria-label={t(messages.looks)}>
      <Text as="h3" tone="muted" size="sm" marginBottom="2">
        {t(messages.looks)}
      </Text>
      <Stack gap="2" alignItems="flex-start">
        <StatusChip label={ro} phase={stored.category_code} variant="chip" />
        <StatusChip label={en} phase={stored.category_code} variant="chip" />
        <StatusChip label={ro} color={color} />
      </Stack>
    </Box>
  );
}

function TrackerTexts({ labels }: { labels: Readonly<Record<keyof NameAnswers, string>> }) {
  return (
    <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}>
      <Grid gap="3" gridTemplateColumns={pair} alignContent="start">
        {(['event', 'next_step'] as const).map((part) =>
          (['title', 'description'] as const).map((kind) =>
            (['ro', 'en'] as const).map((language) => {
              const name = `tracker_${part}_${kind}_${language}` as const;
              const field = { name, label: labels[name], lang: language };
              return kind === 'title' ? (
                <FormTextField key={name} {...field} maxLength={120} required={part === 'event'} />
              ) : (
                <FormTextAreaField key={name} {...field} maxLength={2000} rows={4} />
              );
            }),
          ),
        )}
      </Grid>
      <TrackerPhone />
    </Grid>
  );
}
