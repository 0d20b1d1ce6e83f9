import { Box, Button, Flex, Grid, IconButton, Text, useIsPhone } from '@dosar/design-system';
import { FormTextField, useFieldArray } from '@dosar/forms';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { importMessages } from './import-messages.ts';
import { emptyLine, mostTyped, typedCells, type TypedAnswers } from './typed-answers.ts';
import { typedMessages as messages } from './typed-messages.ts';

const inRow =
  'minmax(0, 3fr) minmax(0, 8fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) 44px';
const longest = { code: 60, name: 120, quantity: 10, unit_price: 20, hours: 10, amount: 20 };

/** Lines that are typed: Enter leads to the same cell of the next line, which is made where there is none. */
export function TypedLines() {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<TypedAnswers, 'lines'>({ name: 'lines' });
  const add = (cell: string) =>
    append(emptyLine, { focusName: `lines.${fields.length}.${cell}`, shouldFocus: true });
  const follow = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const cell = event.target.name.split('.').at(-1) ?? 'name';
    const next = event.target.form?.elements.namedItem(`lines.${index + 1}.${cell}`);
    if (next instanceof HTMLInputElement) next.focus();
    else if (fields.length < mostTyped) add(cell);
  };
  return (
    <Box>
      <Text tone="muted" marginBottom="2">
        {t(messages.keys)}
      </Text>
      {fields.map((field, index) => (
        <TypedLineFields
          key={field.id}
          index={index}
          onKey={(event) => follow(event, index)}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < mostTyped && (
        <Button icon="add" onClick={() => add('name')}>
          {t(messages.addLine)}
        </Button>
      )}
    </Box>
  );
}

type TypedLineFieldsProps = {
  index: number;
  onKey: (event: KeyboardEvent<HTMLElement>) => void;
  onRemove: (() => void) | undefined;
};

/** The fields of a line in a row, named once above the first; on a phone in pairs below each other. */
function TypedLineFields({ index, onKey, onRemove }: TypedLineFieldsProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const no = index + 1;
  return (
    <Grid
      role="group"
      aria-label={t(messages.line, { no })}
      gap="2"
      marginBottom={{ base: '4', md: '2' }}
      alignItems={index === 0 && !isPhone ? 'end' : 'start'}
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: inRow }}
      onKeyDown={onKey}
    >
      {typedCells.map((cell) => (
        <Box key={cell} gridColumn={cell === 'name' ? { base: '1 / -1', md: 'auto' } : undefined}>
          <FormTextField
            name={`lines.${index}.${cell}`}
            label={t(importMessages.column, { field: cell })}
            labelHidden={index > 0 && !isPhone}
            maxLength={longest[cell]}
            autoComplete="off"
            {...(cell !== 'code' && cell !== 'name' && { inputMode: 'decimal' })}
          />
        </Box>
      ))}
      <Flex justifyContent="end" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {onRemove && <IconButton icon="delete" label={t(messages.removeLine, { no })} onClick={onRemove} />}
      </Flex>
    </Grid>
  );
}
