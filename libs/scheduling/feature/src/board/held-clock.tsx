import { Box, VisuallyHidden, clockText, spokenClockText, useSecondsLeft } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/**
 * How long an hour is still kept for somebody who fills in a form.
 *
 * It is no live region: a board has many of them, and only what has the focus is read, in whole minutes.
 */
export function HeldClock({ until }: { until: string | null }) {
  const { formatMessage: t } = useIntl();
  const secondsLeft = useSecondsLeft(until);
  if (secondsLeft === 0) return t(messages.heldOver);
  return (
    <>
      <Box as="span" aria-hidden fontVariantNumeric="tabular-nums">
        {t(messages.heldFor, { clock: clockText(secondsLeft) })}
      </Box>
      <VisuallyHidden>{t(messages.heldFor, { clock: spokenClockText(secondsLeft) })}</VisuallyHidden>
    </>
  );
}
