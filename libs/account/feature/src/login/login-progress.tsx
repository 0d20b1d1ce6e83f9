import { Box } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './login-messages.ts';

/** A bar that runs while the login is checked; its place is kept free, so that nothing moves. */
export function LoginProgress({ isShown }: { isShown: boolean }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      height="1"
      marginBottom="3"
      borderRadius="full"
      overflow="hidden"
      style={{ background: isShown ? 'var(--dosar-colors-border)' : undefined }}
    >
      {isShown && (
        <Box
          role="progressbar"
          aria-label={t(messages.submitting)}
          height="full"
          background="brandText"
          animation="wait"
        />
      )}
    </Box>
  );
}
