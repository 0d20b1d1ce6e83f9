import { PageDirectory, useEntries } from '@dosar/areas';
import { managerPages } from '@dosar/areas/workload';
import { getTeam } from '@dosar/api-client';
import { useCan, useSession } from '@dosar/auth';
import { defineMessages, useIntl } from 'react-intl';
import { messages as areaMessages } from '../messages.ts';
import { ManagerFigures } from './manager-figures.tsx';

/** The manager area: every page that an area lists there and the user may open (R8). */
export function ManagerAreaFrame() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const maySeeTeam = useCan(getTeam);
  const pages = useEntries(managerPages).filter((page) => profile && page.isFor(profile));
  return (
    <PageDirectory
      title={t(areaMessages.menu)}
      path="/manager-area"
      searchLabel={t(messages.find)}
      pages={pages}
      neighbours="above"
      {...(maySeeTeam && { intro: <ManagerFigures /> })}
    />
  );
}

const messages = defineMessages({
  find: {
    id: 'workload.managerArea.find',
    description: 'Name of the search field above the pages of managers',
    defaultMessage: 'Find a page',
  },
});
