import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Choice } from '../field/choice.ts';
import { ComboboxField, type ComboboxFieldProps } from '../field/combobox-field.tsx';
import { messages } from './messages.ts';
import { useLookup, type FindChoices } from './use-lookup.ts';

export type LookupFieldProps = Omit<
  ComboboxFieldProps,
  'choices' | 'value' | 'onValueChange' | 'onSearch' | 'remote'
> & {
  /** Keep it the same between renders where it matters that answers are cached. */
  find: FindChoices;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
};

/** A choice out of more than a page could hold: the server is asked while one types. */
export function LookupField({ find, chosen, onChoose, ...field }: LookupFieldProps) {
  const { formatMessage: t } = useIntl();
  const { state, choices, text, search, retry } = useLookup(find);
  const [typed, setTyped] = useState('');
  const words = {
    short: t(messages.short),
    searching: t(messages.searching),
    found: t(messages.nothing, { text }),
    failed: t(messages.failed),
  };
  // What was chosen stays at hand while nothing is being looked for.
  const shown = typed === '' && chosen ? [chosen] : choices;
  return (
    <ComboboxField
      {...field}
      choices={shown}
      value={chosen?.value ?? ''}
      onValueChange={(value) => {
        setTyped('');
        onChoose(shown.find((choice) => choice.value === value));
      }}
      onSearch={(next) => {
        setTyped(next);
        search(next);
      }}
      remote={{
        chosen,
        words: words[state],
        isBusy: state === 'searching',
        ...(state === 'failed' && { onRetry: retry }),
      }}
    />
  );
}
