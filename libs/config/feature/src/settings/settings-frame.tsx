import { PageDirectory, useEntries } from '@dosar/areas';
import { settingsPages } from '@dosar/areas/config';
import { useSession } from '@dosar/auth';
import { useIsWide } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { HistoryAside } from '../history/history-aside.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { messages as areaMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { SettingSearch } from './setting-search.tsx';
import { useNamedControl } from './use-named-control.ts';

/** The settings: every page that an area lists there and the user may open (R8), with a search over what they hold and its history. */
export function SettingsFrame() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const isWide = useIsWide();
  const pages = useEntries(settingsPages).filter((page) => profile && page.isFor(profile));
  useNamedControl();
  return (
    <PageDirectory
      title={t(areaMessages.menu)}
      path="/config"
      searchLabel={t(messages.find)}
      pages={pages}
      search={<SettingSearch pages={pages} />}
      besideOf={({ path, isWide: takesAll }) => {
        const page = pages.find((one) => one.path === path);
        if (page?.hasHistory !== true) return {};
        return isWide && takesAll !== true
          ? { aside: <HistoryAside key={path} page={page} /> }
          : { head: <HistoryButton key={path} page={page} /> };
      }}
    />
  );
}
