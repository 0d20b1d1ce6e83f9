import { clockText, spokenClockText } from '../feedback/clock-text.ts';

type CountdownProps = {
  secondsLeft: number;
  /** The sentence around the clock, such as "The code is valid for 4:59". */
  describe: (clock: string) => string;
};

/** A running clock that a screen reader hears once a minute, not every second. */
export function Countdown({ secondsLeft, describe }: CountdownProps) {
  return (
    <p className="dosar-countdown" role="timer">
      <span aria-hidden="true">{describe(clockText(secondsLeft))}</span>
      <span className="dosar-visually-hidden" aria-live="polite">
        {describe(spokenClockText(secondsLeft))}
      </span>
    </p>
  );
}
