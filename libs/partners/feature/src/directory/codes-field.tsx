import { Box, Button, ComboboxField, Flex, IconButton, type Choice } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { messages } from './form-messages.ts';

type CodesFieldProps = {
  name: string;
  label: string;
  hint: string;
  choices: readonly Choice[];
  /** The button that chooses all at once, where that makes sense. */
  allLabel?: string;
};

/** Several out of many, for the answer `name` of the form around: each is found by typing and taken out again. */
export function CodesField({ name, label, hint, choices, allLabel }: CodesFieldProps) {
  const { formatMessage: t } = useIntl();
  const { field } = useController<Record<string, string[]>>({ name });
  const codes = field.value ?? [];
  const nameOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
  const isAll = codes.length > 0 && codes.length === choices.length;
  return (
    <Box>
      <ComboboxField
        label={label}
        hint={hint}
        choices={choices.filter(({ value }) => !codes.includes(value))}
        value=""
        onValueChange={(code) => {
          if (code !== '') field.onChange([...codes, code]);
        }}
      />
      <Flex gap="2" flexWrap="wrap" alignItems="center" marginTop="1">
        {!isAll &&
          codes.map((code) => (
            <Flex
              key={code}
              as="span"
              alignItems="center"
              borderWidth="1px"
              borderRadius="md"
              paddingStart="2"
            >
              {nameOf(code)}
              <IconButton
                icon="close"
                label={t(messages.remove, { name: nameOf(code) })}
                onClick={() => field.onChange(codes.filter((other) => other !== code))}
              />
            </Flex>
          ))}
        {allLabel !== undefined && (
          <Button
            variant="quiet"
            aria-pressed={isAll}
            onClick={() => field.onChange(isAll ? [] : choices.map(({ value }) => value))}
          >
            {allLabel}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
