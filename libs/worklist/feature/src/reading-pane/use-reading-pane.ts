import { keptAtom, useIsNarrow, useIsPhone, useNarrowMenu } from '@dosar/design-system';
import type { ActOnFile } from '@dosar/areas/worklist';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { WorklistRow } from '../worklist/worklist-view.ts';
import { useActedRows, type ActedRow } from './use-acted-rows.ts';

const isOnAtom = keptAtom<boolean>('dosar.worklist.readingPane', {
  initial: false,
  isValid: (kept) => typeof kept === 'boolean',
});

export type ReadingPane = ReturnType<typeof useReadingPane>;

type Listed = {
  rows: readonly WorklistRow[];
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

// So close to the last row that is there, the next page is read.
const closeToEnd = 3;

/** The file that is read beside the list; the address says which, and this device whether there is a pane at all. */
export function useReadingPane({ rows: listed, hasNextPage, fetchNextPage }: Listed) {
  const [params, setParams] = useSearchParams();
  const [isOn, setOn] = useAtom(isOnAtom);
  const isPhone = useIsPhone();
  const isPossible = !useIsNarrow() && !isPhone;
  const isShown = isPossible && isOn;
  useNarrowMenu(isShown);

  const open = (next: WorklistRow | undefined) => {
    const changed = new URLSearchParams(params);
    if (next) changed.set('open', `${next.claim_file_no}/${next.assignment_id}`);
    else changed.delete('open');
    setParams(changed, { replace: true, preventScrollReset: true });
    if (next && hasNextPage && listed.indexOf(next) >= listed.length - closeToEnd) void fetchNextPage();
  };
  const { acted, isActedOn, add, undoLast } = useActedRows(open);
  const rows = isShown ? withActed(listed, acted) : listed;
  const wanted = openIn(params);
  const row = wanted
    ? rows.find(({ assignment_id }) => assignment_id === wanted.assignmentId)
    : rows.find((first) => !isActedOn(first));
  const place = row ? rows.indexOf(row) : -1;
  useInSight(isShown ? row?.assignment_id : undefined);
  const next = rows.slice(place + 1).find((other) => !isActedOn(other));
  const previous = rows.slice(0, Math.max(place, 0)).findLast((other) => !isActedOn(other));

  return {
    isPossible,
    isShown,
    toggle: () => setOn(!isOn),
    rows,
    acted,
    /** What is open, by the address alone where the list does not have it. */
    file: row ? { claimFileNo: row.claim_file_no, assignmentId: row.assignment_id } : wanted,
    row,
    place,
    open,
    next,
    previous,
    /** Told what was done with the open file: the next one opens. */
    advance: (act: ActOnFile) => {
      if (!row) return;
      add(act, row, place);
      if (!act.isStaying) open(next ?? previous);
    },
    undoLast,
  };
}

function openIn(params: URLSearchParams) {
  const [claimFileNo = '', assignmentId = ''] = params.get('open')?.split('/') ?? [];
  return /^[A-Z0-9-]{6,24}$/.test(claimFileNo) && /^[0-9a-f-]{36}$/.test(assignmentId)
    ? { claimFileNo, assignmentId }
    : undefined;
}

/** The rows with those that have left the list after an act, each where it stood. */
function withActed(listed: readonly WorklistRow[], acted: readonly ActedRow[]): readonly WorklistRow[] {
  const gone = acted.filter(({ row }) => listed.every(({ assignment_id: id }) => id !== row.assignment_id));
  return gone
    .toSorted((one, other) => one.place - other.place)
    .reduce<WorklistRow[]>((rows, { row, place }) => rows.toSpliced(place, 0, row), [...listed]);
}

/** The row that is open follows the keyboard into sight. */
function useInSight(openId: string | undefined) {
  useEffect(
    function scrollToOpenRow() {
      if (openId !== undefined) document.querySelector('tr[data-open]')?.scrollIntoView({ block: 'nearest' });
    },
    [openId],
  );
}
