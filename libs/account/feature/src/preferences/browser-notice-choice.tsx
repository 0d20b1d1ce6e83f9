import { Button, Stack, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { askForNotices, useNoticePermission } from '../browser-notices/permission.ts';
import { messages } from './browser-notice-messages.ts';

/** Why the browser may tell of new activities, and the button that has it ask (ux 127). */
export function BrowserNoticeChoice() {
  const { formatMessage: t } = useIntl();
  const permission = useNoticePermission();
  return (
    <Stack gap="2" alignItems="start" marginTop="4">
      <Text>{t(messages[permission])}</Text>
      {permission === 'unasked' && <Button onClick={() => void askForNotices()}>{t(messages.allow)}</Button>}
    </Stack>
  );
}
