import { Button, Flex, PageTitle, SplitPane } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { DirectoryList } from './directory-list.tsx';
import { messages as menu } from './directory-menu.ts';
import { messages } from './directory-messages.ts';
import { everyPartner } from './directory-queries.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { messages as importMessages } from './import/import-messages.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { PartnerPane } from './partner-pane.tsx';
import { SilenceDialog } from './silence-dialog.tsx';
import { messages as silence } from './silence-messages.ts';
import { messages as watch } from '../watch/watch-messages.ts';

/** The partners of the organisation, and beside them the one that the address names (`?partner=`, M8). */
export function DirectoryPage() {
  const { formatMessage: t } = useIntl();
  const [address, setAddress] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isSilence, setSilence] = useState(false);
  // Kept here, because the list is made anew when the pane opens beside it.
  const [search, setSearch] = useState(everyPartner);
  const chosenId = address.get('partner') ?? undefined;
  const choose = (partnerId: string | undefined) =>
    setAddress(partnerId === undefined ? {} : { partner: partnerId });
  return (
    <>
      <PageTitle
        title={t(menu.title)}
        actions={
          <Flex gap="2" flexWrap="wrap">
            <Button asChild variant="quiet">
              <Link to="/partner-jobs">{t(watch.title)}</Link>
            </Button>
            <Button variant="quiet" icon="settings" onClick={() => setSilence(true)}>
              {t(silence.open)}
            </Button>
            <Button icon="upload" onClick={() => setImporting(true)}>
              {t(importMessages.open)}
            </Button>
            <Button variant="primary" icon="add" onClick={() => setAdding(true)}>
              {t(messages.add)}
            </Button>
          </Flex>
        }
      />
      <SplitPane
        keepAs="dosar.partners.pane"
        label={t(messages.partner)}
        list={<DirectoryList search={search} onSearch={setSearch} chosenId={chosenId} onChoose={choose} />}
        pane={
          chosenId !== undefined && (
            <PartnerPane key={chosenId} partnerId={chosenId} onClose={() => choose(undefined)} />
          )
        }
      />
      {isSilence && <SilenceDialog onClose={() => setSilence(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isAdding && (
        <PartnerDialog onClose={() => setAdding(false)} onSaved={({ row }) => choose(row.partner_id)} />
      )}
    </>
  );
}
