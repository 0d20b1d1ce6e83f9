import { Banner, Stack, VersionChoice } from '@dosar/design-system';
import { useAnswers, type MeanwhileChange } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type MeanwhileChoiceProps = {
  changes: readonly MeanwhileChange[];
  labels: Readonly<Record<string, string>>;
  /** Puts the chosen version into its field. */
  onChoose: (name: string, value: string) => void;
};

/** Both versions of every text that a colleague changed while it was typed here; what is chosen stands in its field. */
export function MeanwhileChoice({ changes, labels, onChoose }: MeanwhileChoiceProps) {
  const { formatMessage: t } = useIntl();
  const present = useAnswers<Record<string, unknown>>();
  if (changes.length === 0) return null;
  return (
    <Banner tone="warning" title={t(messages.conflict)} live>
      <Stack gap="3">
        {changes.map(({ name, now, typed }) => (
          <VersionChoice
            key={name}
            label={<b>{labels[name] ?? name}</b>}
            chosen={present[name] === now ? 'theirs' : 'mine'}
            onChoose={(version) => onChoose(name, text(version === 'theirs' ? now : typed))}
            versions={[
              { value: 'theirs', text: textOf(now), hint: t(messages.theirs) },
              ...(typed === undefined
                ? []
                : [{ value: 'mine', text: textOf(typed), hint: t(messages.mine) }]),
            ]}
          />
        ))}
      </Stack>
    </Banner>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const textOf = (value: unknown) => text(value) || '–';
