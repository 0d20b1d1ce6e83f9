import { useIntl } from 'react-intl';
import { actionMessages, languageMessages, messages, stepMessages, wordMessages } from './messages.ts';
import { languages, stepField, wordNames, type TrackerSettings } from './tracker-answers.ts';

/** What the fields of the tracker are called, each with its language. */
export function useTrackerLabels({ steps }: TrackerSettings): Record<string, string> {
  const { formatMessage: t } = useIntl();
  const labels: Record<string, string> = {
    action_type: t(actionMessages.type),
    action_url: t(actionMessages.url),
  };
  for (const language of languages) {
    const inLanguage = (what: string) =>
      t(messages.inLanguage, { what, language: t(languageMessages[language]) });
    labels[`action_name_${language}`] = inLanguage(t(actionMessages.name));
    for (const word of wordNames) labels[`${word}_${language}`] = inLanguage(t(wordMessages[word]));
    for (const [index, { state }] of steps.entries())
      for (const part of ['label', 'description'] as const)
        labels[stepField(state, part, language)] = inLanguage(
          t(messages.ofStep, { number: index + 1, what: t(stepMessages[part]) }),
        );
  }
  return labels;
}
