import {
  keptAtom,
  notify,
  useIsNarrow,
  useIsPhone,
  withdrawOffer,
  type NoticeAction,
} from '@dosar/design-system';
import type { ActOnFile } from '@dosar/areas/worklist';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { WorklistRow } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';

/** How long a row that was worked on stays in sight and can be brought back by a key, in milliseconds. */
const stripDuration = 8_000;

const isOnAtom = keptAtom<boolean>('dosar.worklist.readingPane', {
  initial: false,
  isValid: (kept) => typeof kept === 'boolean',
});

/** A row that was worked on in the pane. */
export type ActedRow = ActOnFile & { row: WorklistRow; place: number; until: number; offer?: NoticeAction };

export type ReadingPane = ReturnType<typeof useReadingPane>;

type Listed = { rows: readonly WorklistRow[]; hasNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** The file that is read beside the list; the address says which, and this device whether there is a pane at all. */
export function useReadingPane({ rows: listed, hasNextPage, fetchNextPage }: Listed) {
  const { formatMessage: t } = useIntl();
  const [params, setParams] = useSearchParams();
  const [isOn, setOn] = useAtom(isOnAtom);
  const [acted, setActed] = useState<readonly ActedRow[]>([]);
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  useTimeOut(acted, () => setActed((rows) => rows.filter(({ until }) => until > Date.now())));

  const isPossible = !isPhone && !isNarrow;
  const isShown = isPossible && isOn;
  const rows = isShown ? withActed(listed, acted) : listed;
  const isActedOn = (row: WorklistRow) => acted.some((act) => act.row.assignment_id === row.assignment_id);
  const wanted = openIn(params);
  const row = wanted
    ? rows.find(({ assignment_id }) => assignment_id === wanted.assignmentId)
    : rows.find((first) => !isActedOn(first));
  const place = row ? rows.indexOf(row) : -1;
  useInSight(isShown ? row?.assignment_id : undefined);

  const open = (next: WorklistRow | undefined) => {
    const changed = new URLSearchParams(params);
    if (next) changed.set('open', `${next.claim_file_no}/${next.assignment_id}`);
    else changed.delete('open');
    setParams(changed, { replace: true, preventScrollReset: true });
    if (next && hasNextPage && rows.indexOf(next) >= rows.length - 3) void fetchNextPage();
  };
  const near = (from: number, step: 1 | -1) => {
    const way = step === 1 ? rows.slice(from + 1) : rows.slice(0, Math.max(from, 0)).toReversed();
    return way.find((other) => !isActedOn(other));
  };

  const bringBack = async ({ row: back, undo }: ActedRow) => {
    setActed((all) => all.filter((other) => other.row !== back));
    open(back);
    await undo?.();
  };
  const advance = (act: ActOnFile) => {
    if (!row) return;
    const done: ActedRow = { ...act, row, place, until: Date.now() + stripDuration };
    if (act.undo) done.offer = { label: t(messages.undo), run: () => void bringBack(done) };
    notify.success(t(messages.done, { file: row.claim_file_no, what: act.text }), done.offer);
    if (act.isStaying) return;
    setActed((before) => [...before, done]);
    open(near(place, 1) ?? near(place, -1));
  };
  const undoLast = () => {
    const last = acted.findLast(({ offer }) => offer !== undefined);
    if (!last?.offer) return;
    withdrawOffer(last.offer);
    last.offer.run();
  };

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
    next: near(place, 1),
    previous: near(place, -1),
    advance,
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

function useTimeOut(acted: readonly ActedRow[], drop: () => void) {
  useEffect(
    function dropTheOldest() {
      const [oldest] = acted;
      if (!oldest) return undefined;
      const timer = setTimeout(drop, oldest.until - Date.now());
      return () => clearTimeout(timer);
    },
    [acted, drop],
  );
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
