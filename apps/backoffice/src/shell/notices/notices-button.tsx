import { Box, Icon, useUnreadErrors } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { useOpenWindow } from '../windows/open-window.ts';
import { messages } from './messages.ts';

/** The bell of the top bar: opens the notices that have gone already, and counts the errors among them (ux 125). */
export function NoticesButton() {
  const { formatMessage: t } = useIntl();
  const openWindow = useOpenWindow();
  const errors = useUnreadErrors();
  const label = errors > 0 ? t(messages.openWithErrors, { count: errors }) : t(messages.open);
  return (
    <Box
      asChild
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="var(--dosar-control)"
      borderRadius="md"
      color="inherit"
      cursor="pointer"
    >
      <button type="button" aria-label={label} title={label} onClick={() => openWindow('notices')}>
        <Icon name="notifications" />
        {errors > 0 && (
          <Box
            as="span"
            aria-hidden="true"
            position="absolute"
            top="0.5"
            insetInlineEnd="0.5"
            minWidth="4"
            paddingInline="1"
            borderRadius="full"
            background="surfaceRaised"
            color="danger"
            fontSize="sm"
            fontWeight="strong"
            lineHeight="1.2"
          >
            {errors}
          </Box>
        )}
      </button>
    </Box>
  );
}
