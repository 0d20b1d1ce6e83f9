import { VisuallyHidden } from '@chakra-ui/react';
import { Text } from '../layout/text.tsx';
import { clockText, spokenClockText } from './clock-text.ts';

export type CountdownProps = {
  secondsLeft: number;
  /** The sentence around the clock, such as "The code expires in 4:59". */
  describe: (clock: string) => string;
};

/** A running clock that a screen reader hears once a minute, not every second. */
export function Countdown({ secondsLeft, describe }: CountdownProps) {
  return (
    <Text as="div" role="timer" tone="muted" size="sm">
      <span aria-hidden="true">{describe(clockText(secondsLeft))}</span>
      <VisuallyHidden aria-live="polite">{describe(spokenClockText(secondsLeft))}</VisuallyHidden>
    </Text>
  );
}
