import { Banner } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { MeanwhileChange } from './merge-answers.ts';
import { meanwhileMessages as messages } from './meanwhile-messages.ts';

export type MeanwhileBannerProps = {
  changes: readonly MeanwhileChange[];
  /** The labels of the fields, by their names. */
  labels: Record<string, string>;
  /** How a value reads; texts and numbers as they are when absent. */
  textOf?: (name: string, value: unknown) => string;
};

function plainText(_name: string, value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What somebody else changed while a form was open, beside what was typed here. */
export function MeanwhileBanner({ changes, labels, textOf = plainText }: MeanwhileBannerProps) {
  const { formatMessage: t } = useIntl();
  if (changes.length === 0) return null;

  const line = ({ name, now: value, ...here }: MeanwhileChange) => {
    const label = labels[name] ?? name;
    const now = textOf(name, value) || '–';
    if (!('typed' in here)) return t(messages.theirs, { label, now });
    return t(messages.both, { label, now, typed: textOf(name, here.typed) || '–' });
  };
  return (
    <Banner tone="warning" title={t(messages.title)} live>
      <ul>
        {changes.map((change) => (
          <li key={change.name}>{line(change)}</li>
        ))}
      </ul>
      {t(messages.advice)}
    </Banner>
  );
}
