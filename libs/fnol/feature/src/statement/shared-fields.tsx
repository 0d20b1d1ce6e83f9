import { DateField, RadioGroupField, Stack, TextField } from '@dosar/design-system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { boxMessages as messages } from './box-messages.ts';
import type { Shared } from './statement-sides.ts';

type SharedFieldsProps = { shared: Shared; onChange: (shared: Shared) => void };

/** Boxes 1 to 5: when, where, who was hurt, what else is damaged, who saw it. */
export function SharedFields({ shared, onChange }: SharedFieldsProps) {
  const { formatMessage: t } = useIntl();
  const change = (different: Partial<Shared>) => onChange({ ...shared, ...different });
  return (
    <Stack gap="3">
      <DateField
        label={`1 ${t(messages.date)}`}
        value={shared.date ?? ''}
        onValueChange={(day) => change({ date: day === '' ? null : day })}
      />
      <TextField
        label={t(messages.time)}
        maxLength={40}
        value={shared.time}
        onChange={({ target }) => change({ time: target.value })}
      />
      <TextField
        label={`2 ${t(messages.place)}`}
        maxLength={300}
        value={shared.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <YesOrNo
        label={`3 ${t(messages.injuries)}`}
        value={shared.injuries}
        onChange={(injuries) => change({ injuries })}
      />
      <YesOrNo
        label={`4 ${t(messages.otherDamage)}`}
        value={shared.other_damage}
        onChange={(damage) => change({ other_damage: damage })}
      />
      <TextField
        label={`5 ${t(messages.witnesses)}`}
        optional
        maxLength={500}
        value={shared.witnesses}
        onChange={({ target }) => change({ witnesses: target.value })}
      />
    </Stack>
  );
}

type YesOrNoProps = { label: string; value: boolean | null; onChange: (value: boolean) => void };

function YesOrNo({ label, value, onChange }: YesOrNoProps) {
  const { formatMessage: t } = useIntl();
  return (
    <RadioGroupField
      inline
      name={useId()}
      label={label}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onValueChange={(said) => onChange(said === 'yes')}
      choices={[
        { value: 'no', label: t(messages.no) },
        { value: 'yes', label: t(messages.yes) },
      ]}
    />
  );
}
