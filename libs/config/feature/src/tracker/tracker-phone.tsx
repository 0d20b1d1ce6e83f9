import { Box, FilterTabs, Stack } from '@dosar/design-system';
import { Button, Heading, LinkButton, Section, Stepper, type Step } from '@dosar/design-system/public';
import { useAnswers } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languageMessages, messages, phoneMessages } from './messages.ts';
import { PublicPart } from './public-part.tsx';
import {
  languages,
  stepField,
  type Language,
  type TrackerAnswers,
  type TrackerSettings,
} from './tracker-answers.ts';

type View = 'case' | 'search' | 'code';

/** What a claimant sees on a phone, of the tracker's own parts and in its own styles, while it is typed. */
export function TrackerPhone({ steps }: Pick<TrackerSettings, 'steps'>) {
  const { formatMessage: t } = useIntl();
  const [language, setLanguage] = useState<Language>('ro');
  const [view, setView] = useState<View>('case');
  const views = Object.entries(phoneMessages.views).map(([id, label]) => ({ id, label: t(label) }));
  return (
    <Stack as="section" gap="2" aria-label={t(phoneMessages.title)}>
      <FilterTabs
        label={t(phoneMessages.language)}
        tabs={languages.map((id) => ({ id, label: t(languageMessages[id]) }))}
        selected={language}
        onSelect={(id) => setLanguage(languages.find((one) => one === id) ?? 'ro')}
      />
      <FilterTabs
        label={t(phoneMessages.title)}
        tabs={views}
        selected={view}
        onSelect={(id) => setView(id === 'search' || id === 'code' ? id : 'case')}
      />
      <Box
        lang={language}
        width="full"
        maxWidth="22.5rem"
        padding="4"
        borderWidth="1px"
        borderColor="borderMedium"
        borderRadius="lg"
        overflowWrap="anywhere"
      >
        <PublicPart>
          {view === 'case' && <CaseOnPhone steps={steps} language={language} />}
          {view === 'search' && <SearchOnPhone language={language} />}
          {view === 'code' && <CodeOnPhone language={language} />}
        </PublicPart>
      </Box>
    </Stack>
  );
}

type OnPhone = { language: Language };

/** A case in the middle of its way. */
function CaseOnPhone({ steps, language }: OnPhone & Pick<TrackerSettings, 'steps'>) {
  const { formatMessage: t } = useIntl();
  const typed = useAnswers<TrackerAnswers>();
  const text = (name: string) => typed[name] ?? '';
  const [reached, setReached] = useState(() => Math.min(2, steps.length - 1));
  const shown = steps.map(({ state }, index): Step => ({
    label: text(stepField(state, 'label', language)),
    state: index === reached ? 'current' : index < reached ? 'done' : 'upcoming',
  }));
  const current = steps[reached];
  return (
    <div className="dosar-stack">
      <Heading level={1}>{text(`title_${language}`)}</Heading>
      {text('action_type') !== '' && (
        <LinkButton href="#tracker" variant="primary">
          {text(`action_name_${language}`)}
        </LinkButton>
      )}
      <Section
        title={t(phoneMessages.steps)}
        aside={t(phoneMessages.progress, { position: reached + 1, count: steps.length })}
      >
        <Stepper
          label={t(phoneMessages.steps)}
          summary={t(phoneMessages.progress, { position: reached + 1, count: steps.length })}
          explanation={current ? text(stepField(current.state, 'description', language)) : ''}
          stateWords={{
            done: t(phoneMessages.done),
            current: t(phoneMessages.current),
            upcoming: t(phoneMessages.upcoming),
          }}
          steps={shown}
        />
      </Section>
      <Button variant="quiet" onClick={() => setReached((reached + 1) % Math.max(1, steps.length))}>
        {t(messages.nextStep)}
      </Button>
    </div>
  );
}

/** The page that asks for the number, also after a number that nobody has. */
function SearchOnPhone({ language }: OnPhone) {
  const { formatMessage: t } = useIntl();
  const typed = useAnswers<TrackerAnswers>();
  const text = (name: string) => typed[`${name}_${language}`] ?? '';
  return (
    <div className="dosar-stack">
      <Heading level={1}>{text('title')}</Heading>
      <p className="dosar-lead">{text('search_message')}</p>
      <p>
        <strong>{text('case_identifier_name')}</strong>
      </p>
      <p className="dosar-hint">{t(phoneMessages.whenUnknown)}</p>
      <p className="dosar-field-error">{text('not_found_message')}</p>
    </div>
  );
}

/** The page that asks for the code, also after a wrong one. */
function CodeOnPhone({ language }: OnPhone) {
  const { formatMessage: t } = useIntl();
  const typed = useAnswers<TrackerAnswers>();
  const text = (name: string) => typed[`${name}_${language}`] ?? '';
  return (
    <div className="dosar-stack">
      <p className="dosar-lead">{text('security_message')}</p>
      <p className="dosar-hint">{t(phoneMessages.whenWrong)}</p>
      <p className="dosar-field-error">{text('security_error_message')}</p>
    </div>
  );
}
