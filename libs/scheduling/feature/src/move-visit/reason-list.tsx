import { Box, Flex, Icon } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useReasonText } from '../slots/use-reason-text.ts';

/** Every condition of an hour in words, those that are not met first. */
export function ReasonList({ reasons }: { reasons: readonly Schema<'SlotReason'>[] }) {
  const reasonText = useReasonText();
  const ordered = reasons.toSorted((one, other) => Number(one.holds) - Number(other.holds));
  return (
    <Box as="ul" marginTop="1">
      {ordered.map((reason, index) => (
        <ReasonLine
          key={`${reason.code} ${index}`}
          state={reason.holds ? 'met' : 'unmet'}
          text={reasonText(reason)}
        />
      ))}
    </Box>
  );
}

const signs = {
  met: { icon: 'check', color: 'text' },
  unmet: { icon: 'close', color: 'danger' },
  /** It hinders nothing, and somebody has to agree to it. */
  asked: { icon: 'warning', color: 'warning' },
} as const;

/** One of them; its sign says the same as its colour. */
export function ReasonLine({ state, text }: { state: keyof typeof signs; text: string }) {
  const { icon, color } = signs[state];
  return (
    <Flex as="li" gap="2" alignItems="center" color={color} listStyle="none">
      <Icon name={icon} />
      {text}
    </Flex>
  );
}
