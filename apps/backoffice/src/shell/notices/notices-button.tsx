import { Box, Icon, useUnreadErrors, tooltipProps } from '@dosar/design-system';
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
      <button type="button" aria-label={label} {...tooltipProps(label)} onClick={() => openWindow('notices')}>
        <Icon name="notifications" />
        {errors > 0 && (
          <Box
            as="span"
            aria-hidden="true"
            position="absolute"
            top="1px"
            insetInlineStart="calc(50% + 1px)"
            minWidth="14px"
            paddingInline="3px"
            borderRadius="full"
            outlineWidth="2px"
            outlineStyle="solid"
            outlineColor="bar"
            background="sidebarCurrentContrast"
            color="sidebarCurrent"
            fontSize="10px"
            fontWeight="strong"
            lineHeight="14px"
            textAlign="center"
          >
            {errors}
          </Box>
        )}
      </button>
    </Box>
  );
}
