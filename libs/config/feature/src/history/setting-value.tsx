import type { Setting } from '@dosar/areas/config';
import { Box, Flex, Text } from '@dosar/design-system';
import { materialColors } from '@dosar/kernel/material-colors';
import { useFieldTexts } from './use-field-texts.ts';

type SettingValueProps = {
  field: string;
  value: unknown;
  settings: readonly Setting[];
  tone?: 'muted';
};

const hexColor = /^#[0-9a-f]{6}$/i;

/** A stored value in words; a colour with a patch of it. */
export function SettingValue({ field, value, settings, tone }: SettingValueProps) {
  const { textOf } = useFieldTexts(settings);
  const color = colorOf(value);
  return (
    <Flex asChild alignItems="center" gap="1.5" display="inline-flex">
      <span>
        {color !== undefined && (
          <Box
            as="span"
            aria-hidden
            width="4"
            height="4"
            borderRadius="sm"
            borderWidth="1px"
            flexShrink="0"
            style={{ background: color }}
          />
        )}
        <Text as="span" {...(tone && { tone })}>
          {textOf(field, value)}
        </Text>
      </span>
    </Flex>
  );
}

function colorOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return hexColor.test(value) ? value : materialColors().get(value);
}
