import { Button, Flex, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useRef, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './text-messages.ts';
import { labelOf, type Variable } from './template-words.ts';

const firstShown = 6;

/** Puts a variable where the cursor stands, or stood last. */
export function useVariableInsertion() {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (token: string) => {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setRangeText(token, area.selectionStart, area.selectionEnd, 'end');
    // The field learns of it as of anything that is typed.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const remember = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>) => {
    field.current = currentTarget;
  };
  return { insert, remember };
}

type VariableChipsProps = {
  variables: readonly Variable[];
  /** What the file of the preview fills them with; absent until that is known. */
  samples: Schema<'TemplatePreview'>['values'] | undefined;
  onInsert: (token: string) => void;
};

/** What the texts can be filled with; each goes where the cursor stands. */
export function VariableChips({ variables, samples, onInsert }: VariableChipsProps) {
  const { formatMessage: t } = useIntl();
  const { locale: language } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? variables : variables.slice(0, firstShown);
  return (
    <Flex gap="1.5" flexWrap="wrap" alignItems="center" role="group" aria-label={t(messages.variables)}>
      <Text as="span" tone="muted" size="sm">
        {t(messages.variables)}
      </Text>
      {shown.map((variable) => {
        const label = labelOf(variable, language);
        const sample = samples?.find(({ name }) => name === variable.name)?.value;
        return (
          <Button key={variable.name} onClick={() => onInsert(`{{${label}}}`)}>
            {label}{' '}
            {sample != null && (
              <Text as="span" tone="muted" size="sm" truncate maxWidth="9rem">
                {sample}
              </Text>
            )}
          </Button>
        );
      })}
      {variables.length > shown.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t(messages.moreVariables, { count: variables.length - shown.length })}
        </Button>
      )}
    </Flex>
  );
}
