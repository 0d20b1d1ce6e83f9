import { Banner, Button, DateField, TextField } from '@dosar/design-system';
import { formatLocalDate, isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type MissingValuesProps = {
  /** Names of the variables without a value. */
  names: readonly string[];
  /** What is known of the variables of the chosen template. */
  variables: readonly Schema<'MessageVariable'>[];
  onFill: (name: string, value: string) => void;
};

/** A bar for each variable that the file has no value for: here it gets one. */
export function MissingValues({ names, variables, onFill }: MissingValuesProps) {
  return names.map((name) => (
    <MissingValue
      key={name}
      label={variables.find((known) => known.name === name)?.label ?? name.replaceAll('_', ' ')}
      kind={variables.find((known) => known.name === name)?.kind ?? 'text'}
      onFill={(value) => onFill(name, value)}
    />
  ));
}

type MissingValueProps = {
  label: string;
  kind: Schema<'MessageVariable'>['kind'];
  onFill: (value: string) => void;
};

function MissingValue({ label, kind, onFill }: MissingValueProps) {
  const { formatMessage: t } = useIntl();
  const [value, setValue] = useState('');
  const text = kind === 'date' ? (isLocalDate(value) ? formatLocalDate(value) : '') : value.trim();
  return (
    <Banner
      tone="warning"
      title={t(messages.missingValue, { label })}
      action={
        <Button variant="secondary" disabled={text === ''} onClick={() => onFill(text)}>
          {t(messages.fill)}
        </Button>
      }
    >
      {kind === 'date' ? (
        <DateField label={label} labelHidden value={value} onValueChange={setValue} />
      ) : (
        <TextField
          label={label}
          labelHidden
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </Banner>
  );
}
