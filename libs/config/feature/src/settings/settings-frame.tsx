import { PageDirectory, useEntries } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { useSession } from '@dosar/auth';
import { defineMessages, useIntl } from 'react-intl';
import { messages as areaMessages } from '../messages.ts';

/** The settings: every page that an area lists there and the user may open (R8). */
export function SettingsFrame() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const pages = useEntries(settingsPages).filter((page) => profile && page.isFor(profile));
  return (
    <PageDirectory title={t(areaMessages.menu)} path="/config" searchLabel={t(messages.find)} pages={pages} />
  );
}

const messages = defineMessages({
  find: {
    id: 'config.settings.find',
    description: 'Name of the search field above the list of settings',
    defaultMessage: 'Find a setting',
  },
});
