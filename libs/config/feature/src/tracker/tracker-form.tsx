import { api, apiQuery, dataOf, getTrackerSettings } from '@dosar/api-client';
import { Heading, Stack, Text } from '@dosar/design-system';
import { FormSelectField, FormTextAreaField, FormTextField, useAnswers, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SettingsForm } from '../settings/settings-form.tsx';
import { actionMessages, messages, trackerReasons } from './messages.ts';
import {
  answersOf,
  isName,
  languages,
  schemaFor,
  settingsOf,
  stepField,
  wordNames,
  type TrackerAnswers,
  type TrackerSettings,
} from './tracker-answers.ts';
import { TrackerPhone } from './tracker-phone.tsx';
import { useTrackerLabels } from './use-tracker-labels.ts';

/** The words, the button and the steps of the tracker; the phone beside shows them before they are stored. */
export function TrackerForm({ stored }: { stored: TrackerSettings }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const labels = useTrackerLabels(stored);
  const form = useZodForm({ schema: schemaFor(stored), defaultValues: answersOf(stored) });
  return (
    <SettingsForm<TrackerAnswers, TrackerSettings>
      form={form}
      stored={stored}
      answersOf={answersOf}
      send={(answers, base) =>
        dataOf(api.POST('/api/tracker/saveTrackerSettings', { body: settingsOf(answers, base) }))
      }
      readAgain={() => queryClient.fetchQuery({ ...apiQuery(getTrackerSettings), staleTime: 0 })}
      labels={labels}
      textOf={(_name, value) => (typeof value === 'string' ? value : '')}
      texts={{ save: t(messages.save), saved: t(messages.saved), reasons: trackerReasons }}
      aside={<TrackerPhone steps={stored.steps} />}
    >
      <Text tone="muted">{t(messages.intro)}</Text>
      <Words labels={labels} />
      <ActionFields labels={labels} />
      <Steps labels={labels} steps={stored.steps} />
    </SettingsForm>
  );
}

type Labelled = { labels: Readonly<Record<string, string>> };

function Words({ labels }: Labelled) {
  return wordNames.flatMap((word) =>
    languages.map((language) => {
      const name = `${word}_${language}`;
      const field = { name, label: labels[name] ?? name, lang: language, required: true };
      return isName(word) ? (
        <FormTextField key={name} {...field} maxLength={120} />
      ) : (
        <FormTextAreaField key={name} {...field} maxLength={300} rows={2} />
      );
    }),
  );
}

function ActionFields({ labels }: Labelled) {
  const { formatMessage: t } = useIntl();
  const { action_type: type } = useAnswers<TrackerAnswers>();
  return (
    <Stack as="section" gap="3" aria-label={t(actionMessages.title)}>
      <Heading as="h3" size="md">
        {t(actionMessages.title)}
      </Heading>
      <FormSelectField
        name="action_type"
        label={t(actionMessages.type)}
        placeholder={t(actionMessages.none)}
        optional
        choices={Object.entries(actionMessages.types).map(([value, text]) => ({ value, label: t(text) }))}
      />
      {type !== '' && (
        <>
          <FormTextField
            name="action_name_ro"
            label={labels['action_name_ro'] ?? ''}
            maxLength={120}
            lang="ro"
          />
          <FormTextField
            name="action_name_en"
            label={labels['action_name_en'] ?? ''}
            maxLength={120}
            lang="en"
          />
          <FormTextField
            name="action_url"
            label={t(actionMessages.url)}
            hint={t(actionMessages.urlHint)}
            maxLength={500}
          />
        </>
      )}
    </Stack>
  );
}

function Steps({ labels, steps }: Labelled & Pick<TrackerSettings, 'steps'>) {
  const { formatMessage: t } = useIntl();
  return steps.map(({ state }, index) => (
    <Stack as="section" gap="3" key={state} aria-label={t(messages.step, { number: index + 1 })}>
      <Heading as="h3" size="md">
        {t(messages.step, { number: index + 1 })}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.code, { code: state })}
      </Text>
      {languages.flatMap((language) => {
        const [label, description] = [
          stepField(state, 'label', language),
          stepField(state, 'description', language),
        ];
        return [
          <FormTextField
            key={label}
            name={label}
            label={labels[label] ?? ''}
            maxLength={40}
            lang={language}
            required
          />,
          <FormTextAreaField
            key={description}
            name={description}
            label={labels[description] ?? ''}
            maxLength={300}
            rows={2}
            lang={language}
          />,
        ];
      })}
    </Stack>
  ));
}
