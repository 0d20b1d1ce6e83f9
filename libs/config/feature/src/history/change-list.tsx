import { apiPages, browseSettingChanges, useQueryFailure } from '@dosar/api-client';
import type { SettingsPage } from '@dosar/areas/config';
import { Box, Button, ErrorState, LoadingState, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePageSettings } from '../settings/use-page-settings.ts';
import { ChangeItem } from './change-item.tsx';
import { messages } from './messages.ts';
import { RestoreDialog } from './restore-dialog.tsx';

/** Who changed what on a page and when, newest first; each change can be taken back. */
export function ChangeList({ page }: { page: SettingsPage }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const settings = usePageSettings([page])[0]?.settings ?? [];
  const [toTakeBack, setToTakeBack] = useState<Schema<'SettingChange'>>();
  const changes = useInfiniteQuery(
    apiPages(browseSettingChanges, (after) => ({
      params: { query: { page: page.path, ...(after !== undefined && { after }) } },
    })),
  );
  if (changes.isError && !changes.data) return <ErrorState {...failureOf(changes)} />;
  if (!changes.data) return <LoadingState />;

  const items = changes.data.pages.flatMap((one) => one.items);
  return (
    <>
      {items.length === 0 && <Text tone="muted">{t(messages.nothing)}</Text>}
      <Box as="ol" listStyleType="none">
        {items.map((change) => (
          <ChangeItem
            key={change.change_id}
            change={change}
            settings={settings}
            onTakeBack={() => setToTakeBack(change)}
          />
        ))}
      </Box>
      {changes.hasNextPage && (
        <Button loading={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
          {t(messages.more)}
        </Button>
      )}
      <RestoreDialog change={toTakeBack} settings={settings} onClose={() => setToTakeBack(undefined)} />
    </>
  );
}
