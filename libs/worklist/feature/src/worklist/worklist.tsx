import { Box, ColumnChooser, Later, useIsPhone } from '@dosar/design-system';
import { use, useState } from 'react';
import { ExportButton } from '../export/export-button.tsx';
import { FilterBar } from '../filter/filter-bar.tsx';
import { PresenceOnRows } from '../presence/presence-on-rows.tsx';
import { RowsInSight } from '../presence/rows-in-sight.ts';
import { RowsAndPane } from '../reading-pane/rows-and-pane.tsx';
import { ReadingPaneToggle } from '../reading-pane/reading-pane-toggle.tsx';
import { useReadingPane } from '../reading-pane/use-reading-pane.ts';
import { ChangesOfView } from '../views/view-changes.tsx';
import { ViewsBar } from '../views/views-bar.tsx';
import { ListColumnsContext, useTableColumns, usualColumns } from './list-columns.ts';
import { useColumnArrangement } from './use-column-arrangement.ts';
import type { ListPlace } from './use-list-place.ts';
import { useWorklist } from './use-worklist.ts';
import { useWorklistView } from './use-worklist-view.ts';
import { isNarrowed, isUsualOrder, settingsOf, type WorklistColumn } from './worklist-view.ts';

/** What a row still says while its file is read beside it. */
const columnsBesidePane: WorklistColumn[] = ['claim_file_no', 'status', 'claimant_name', 'due_at'];

/** One list of work: filtered, sorted and paged by the server. */
export function Worklist({ place }: { place: ListPlace }) {
  const listColumns = use(ListColumnsContext);
  const all = listColumns.map(({ key }) => key);
  const { view, show, columns: chosen, isModified, revert } = useWorklistView(place, all);
  const worklist = useWorklist(view);
  const pane = useReadingPane(worklist);
  const usual = usualColumns(listColumns, view.category_code);
  const shownAlone = chosen ?? usual;
  const shown = pane.isShown ? columnsBesidePane : shownAlone;
  const arrangement = useColumnArrangement({
    all,
    shown,
    usual,
    onColumns: (columns) => show({ ...view, columns }, { replace: true }),
  });
  const [inSight] = useState(() => new RowsInSight());
  const columns = useTableColumns(listColumns, shown);
  const exported = { settings: settingsOf(view), columns: shownAlone };
  const isPhone = useIsPhone();
  // Cards have no headings.
  const isOrderSeen = isUsualOrder(view.sort) || (!isPhone && shown.includes(view.sort.column));
  return (
    <Box marginTop="-4" css={{ '&:has([data-bar=selection])': { '--dosar-above-rows': { md: '44px' } } }}>
      <Box marginInline="-4">
        <ViewsBar
          place={place}
          view={{ ...view, columns: chosen }}
          count={worklist.total?.count}
          acts={
            <>
              <ReadingPaneToggle pane={pane} />
              {!isPhone && !pane.isShown && <ColumnChooser columns={columns} {...arrangement} />}
              <ExportButton {...exported} />
            </>
          }
        />
      </Box>
      {/* On one line; on phones the filters wrap, and so do the chips of what narrows the list. */}
      <Later atOnce={isPhone || isNarrowed(view)} room={<Box height="45px" />}>
        <FilterBar
          view={view}
          onShow={show}
          isOrderSeen={isOrderSeen}
          shown={worklist.total && { rows: worklist.rows.length, total: worklist.total }}
          changes={
            <ChangesOfView
              place={place}
              view={{ ...view, columns: chosen }}
              isModified={isModified}
              onRevert={revert}
            />
          }
        />
      </Later>
      <PresenceOnRows assignmentIds={worklist.rows.map((row) => row.assignment_id)} inSight={inSight}>
        <RowsAndPane
          view={view}
          onShow={show}
          worklist={worklist}
          pane={pane}
          columns={columns}
          arrangement={arrangement}
          exported={exported}
          onDrawn={inSight.tell}
        />
      </PresenceOnRows>
    </Box>
  );
}
