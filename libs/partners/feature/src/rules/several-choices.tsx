import {
  Box,
  Flex,
  IconButton,
  LookupField,
  SelectField,
  Stack,
  type Choice,
  type FindChoices,
} from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './rule-messages.ts';

type ChosenProps = { chosen: readonly Choice[]; onChange: (chosen: Choice[]) => void };
type SeveralProps = ChosenProps & { label: string; choices: readonly Choice[]; error?: string | undefined };

/** Several out of a few things; each that is chosen stands below and can be taken away. */
export function SeveralChoices({ label, choices, chosen, onChange, error }: SeveralProps) {
  const left = choices.filter(({ value }) => !chosen.some((one) => one.value === value));
  return (
    <Stack gap="1">
      <SelectField
        label={label}
        choices={left}
        value=""
        {...(error !== undefined && { error })}
        onChange={({ target }) => {
          const choice = left.find(({ value }) => value === target.value);
          if (choice) onChange([...chosen, choice]);
        }}
      />
      <Chosen chosen={chosen} onChange={onChange} />
    </Stack>
  );
}

type PeopleProps = ChosenProps & { label: string; find: FindChoices; error?: string | undefined };

/** Several people, found by a part of their names. */
export function SeveralPeople({ label, find, chosen, onChange, error }: PeopleProps) {
  return (
    <Stack gap="1">
      <LookupField
        key={chosen.length}
        label={label}
        find={find}
        chosen={undefined}
        {...(error !== undefined && { error })}
        onChoose={(choice) => {
          if (choice && !chosen.some(({ value }) => value === choice.value)) onChange([...chosen, choice]);
        }}
      />
      <Chosen chosen={chosen} onChange={onChange} />
    </Stack>
  );
}

function Chosen({ chosen, onChange }: ChosenProps) {
  const { formatMessage: t } = useIntl();
  if (chosen.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {chosen.map(({ value, label }) => (
        <Flex as="li" key={value} gap="2" alignItems="center">
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            {label}
          </Box>
          <IconButton
            icon="close"
            label={t(messages.takeAway, { name: label })}
            onClick={() => onChange(chosen.filter((one) => one.value !== value))}
          />
        </Flex>
      ))}
    </Stack>
  );
}
