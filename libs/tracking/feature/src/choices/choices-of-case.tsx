import { api, dataOf, type MessageChoices, useProblemText } from '@dosar/api-client/client';
import { Button, CheckboxField, Notice, Section, SelectField, useLoaded } from '@dosar/design-system/public';
import { lazy, Suspense, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import type { CasePart } from '../case-view/case-part.ts';
import { messages } from './messages.ts';

/** Fetched with the part of the page where it stands: most readers never come here. */
const PushOfCase = lazy(async () => ({ default: (await import('../push/push-of-case.tsx')).PushOfCase }));

type Topic = MessageChoices['stopped'][number];

const topics = [
  ['news', messages.news],
  ['reminders', messages.reminders],
  ['partner_jobs', messages.partnerJobs],
  ['grades', messages.grades],
] as const;

const languageNames = { ro: 'Română', en: 'English' };

/** In which language, where and about what the claimant is written to. Nothing for whoever the code did not go to. */
export const ChoicesOfCase: CasePart = function ChoicesOfCase() {
  const { formatMessage: t } = useIntl();
  const { last } = useLoaded('choices', ({ signal }) =>
    dataOf(api.GET('/api/tracker/getMessageChoices', { signal })),
  );
  if (!last) return null;
  return (
    <Section id="choices" title={t(messages.title)}>
      <div className="dosar-stack dosar-screen-only">
        <p>{t(messages.lead)}</p>
        <ChoiceForm choices={last} />
        <Suspense>
          <PushOfCase />
        </Suspense>
      </div>
    </Section>
  );
};

function ChoiceForm({ choices }: { choices: MessageChoices }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const [chosen, setChosen] = useState({
    language: choices.language,
    channelId: choices.channels[0]?.id ?? null,
    stopped: choices.stopped,
  });
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | { refusal: string }>('idle');

  function choose(change: Partial<typeof chosen>) {
    setChosen({ ...chosen, ...change });
    if (state !== 'busy') setState('idle');
  }

  function follow(topic: Topic, isWanted: boolean) {
    const others = chosen.stopped.filter((one) => one !== topic);
    choose({ stopped: isWanted ? others : [...others, topic] });
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    const { language, channelId, stopped } = chosen;
    try {
      await dataOf(
        api.POST('/api/tracker/saveMessageChoices', {
          body: { language, contact_channel_id: channelId, stopped },
        }),
      );
      setState('saved');
    } catch (problem) {
      setState({ refusal: problemText(problem) });
    }
  }

  return (
    <form className="dosar-stack" onSubmit={(event) => void save(event)}>
      {typeof state === 'object' && <Notice tone="error" title={state.refusal} />}
      {state === 'saved' && <Notice tone="success" title={t(messages.saved)} />}
      {choices.languages.length > 1 && (
        <SelectField
          label={t(messages.language)}
          value={chosen.language}
          onChange={(event) => choose({ language: event.currentTarget.value === 'en' ? 'en' : 'ro' })}
        >
          {choices.languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
      )}
      <ChannelField
        channels={choices.channels}
        channelId={chosen.channelId}
        onChange={(channelId) => choose({ channelId })}
      />
      <fieldset className="dosar-stack-tight">
        <legend className="dosar-label">{t(messages.about)}</legend>
        {topics.map(([topic, label]) => (
          <CheckboxField
            key={topic}
            label={t(label)}
            checked={!chosen.stopped.includes(topic)}
            onChange={(isWanted) => follow(topic, isWanted)}
          />
        ))}
      </fieldset>
      <p className="dosar-hint">{t(messages.always)}</p>
      <Button type="submit" isBusy={state === 'busy'}>
        {t(messages.save)}
      </Button>
    </form>
  );
}

type ChannelFieldProps = {
  channels: MessageChoices['channels'];
  channelId: string | null;
  onChange: (channelId: string) => void;
};

function ChannelField({ channels, channelId, onChange }: ChannelFieldProps) {
  const { formatMessage: t } = useIntl();
  if (channelId === null) return <p className="dosar-hint">{t(messages.noChannel)}</p>;
  return (
    <SelectField
      label={t(messages.channel)}
      value={channelId}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {channels.map(({ id, kind, masked: address, is_stopped: isStopped }) => (
        <option key={id} value={id}>
          {t(kind === 'email' ? messages.email : isStopped ? messages.phoneStopped : messages.phone, {
            address,
          })}
        </option>
      ))}
    </SelectField>
  );
}
