type CountdownProps = {
  secondsLeft: number;
  /** The sentence around the clock, such as "The code is valid for 4:59". */
  describe: (clock: string) => string;
};

/** `299` seconds as `4:59`. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A running clock that a screen reader hears once a minute, not every second. */
export function Countdown({ secondsLeft, describe }: CountdownProps) {
  const wholeMinutes = Math.ceil(secondsLeft / 60) * 60;
  return (
    <p className="dosar-countdown" role="timer">
      <span aria-hidden="true">{describe(clockOf(secondsLeft))}</span>
      <span className="dosar-visually-hidden" aria-live="polite">
        {describe(clockOf(wholeMinutes))}
      </span>
    </p>
  );
}
