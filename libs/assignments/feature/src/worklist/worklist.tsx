import { Box, Later, useIsPhone } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterBar } from '../filter/filter-bar.tsx';
import { useOrderWords } from '../filter/use-order-words.ts';
import { PresenceOnRows } from '../presence/presence-on-rows.tsx';
import { RowsInSight } from '../presence/rows-in-sight.ts';
import { ViewsBar } from '../views/views-bar.tsx';
import { FileCell } from './file-cell.tsx';
import { messages } from './messages.ts';
import { OwnerCell } from './owner-cell.tsx';
import { usualColumns, useColumnArrangement } from './use-column-arrangement.ts';
import type { ListPlace } from './use-list-place.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistView } from './use-worklist-view.ts';
import { useWorklistColumns } from './worklist-columns.tsx';
import { WorklistRows } from './worklist-rows.tsx';
import { WorklistTitle } from './worklist-title.tsx';
import { isNarrowed, isUsualOrder, settingsOf } from './worklist-view.ts';

/** One list of work: filtered, sorted and paged by the server. */
export function Worklist({ place }: { place: ListPlace }) {
  const { formatMessage: t } = useIntl();
  const { view, show, columns: chosen, isModified, revert } = useWorklistView(place);
  const worklist = useWorklist(view);
  const usual = usualColumns(view.category_code);
  const shown = chosen ?? usual;
  const arrangement = useColumnArrangement({
    shown,
    usual,
    onColumns: (columns) => show({ ...view, columns }, { replace: true }),
  });
  const [inSight] = useState(() => new RowsInSight());
  const columns = useWorklistColumns({
    number: (row) => <FileCell row={row} withNews={!shown.includes('unread')} />,
    owner: (row) => <OwnerCell row={row} />,
    isLegalApart: shown.includes('legal_due_date'),
  });
  const exported = { settings: settingsOf(view), columns: shown };
  const isPhone = useIsPhone();
  const orderWords = useOrderWords();
  // Cards have no headings.
  const isOrderSeen = isUsualOrder(view.sort) || (!isPhone && shown.includes(view.sort.column));
  // Tabs and filters, each on one line; on phones they wrap, and so do the chips of what narrows the list.
  const roomOfBars = <Box height="calc(var(--dosar-control) / 2 + 104px)" />;
  return (
    <>
      <WorklistTitle total={worklist.total} columns={columns} arrangement={arrangement} exported={exported} />
      <Later atOnce={isPhone || isNarrowed(view)} room={roomOfBars}>
        <ViewsBar
          place={place}
          view={{ ...view, columns: chosen }}
          isModified={isModified}
          onRevert={revert}
        />
        <FilterBar view={view} onShow={show} isOrderSeen={isOrderSeen} />
      </Later>
      <PresenceOnRows assignmentIds={worklist.rows.map((row) => row.assignment_id)} inSight={inSight}>
        <WorklistRows
          caption={t(messages.caption, { order: orderWords(view.sort) })}
          view={view}
          onShow={show}
          worklist={worklist}
          columns={columns}
          arrangement={arrangement}
          exported={exported}
          onDrawn={inSight.tell}
        />
      </PresenceOnRows>
    </>
  );
}
