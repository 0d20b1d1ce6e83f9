import { Box } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Says after a second that figures are on their way; what comes sooner shows none of it. */
export function Reckoning() {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      role="status"
      position="absolute"
      insetBlockStart="0"
      insetInlineEnd="0"
      zIndex="sticky"
      paddingBlock="1"
      paddingInline="3"
      background="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      animation="appearLate"
    >
      {t(messages.reckoning)}
    </Box>
  );
}
