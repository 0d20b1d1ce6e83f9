import type { SettingsPage } from '@dosar/areas/config';
import { Box, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { ChangeList } from './change-list.tsx';
import { messages } from './messages.ts';

/** The history of a page, beside it. */
export function HistoryAside({ page }: { page: SettingsPage }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      as="aside"
      aria-label={t(messages.titleOf, { page: t(page.title) })}
      borderInlineStartWidth="1px"
      paddingInline="4"
      paddingBlock="3"
      minWidth="0"
    >
      <Text as="h2" marginBottom="2">
        <strong>{t(messages.title)}</strong>{' '}
        <Text as="span" tone="muted" size="sm">
          {t(messages.thisPage)}
        </Text>
      </Text>
      <ChangeList page={page} />
    </Box>
  );
}
