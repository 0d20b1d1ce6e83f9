import type { SettingsPage } from '@dosar/areas/config';
import { Button, SidePanel } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChangeList } from './change-list.tsx';
import { messages } from './messages.ts';

/** Opens the history of a page beside it, where there is no room to show it all the time. */
export function HistoryButton({ page }: { page: SettingsPage }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="history" onClick={() => setIsOpen(true)}>
        {t(messages.title)}
      </Button>
      <SidePanel
        open={isOpen}
        title={t(messages.titleOf, { page: t(page.title) })}
        onClose={() => setIsOpen(false)}
      >
        {isOpen && <ChangeList page={page} />}
      </SidePanel>
    </>
  );
}
