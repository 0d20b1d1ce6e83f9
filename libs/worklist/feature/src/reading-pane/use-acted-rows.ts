import { notify, withdrawOffer, type NoticeAction } from '@dosar/design-system';
import type { ActOnFile } from '@dosar/areas/worklist';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WorklistRow } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';

/** How long a row that was worked on stays in sight and can be brought back by a key, in milliseconds. */
export const stripDuration = 8_000;

/** A row that was worked on in the pane, and where it stood. */
export type ActedRow = ActOnFile & {
  row: WorklistRow;
  place: number;
  until: number;
  offer?: NoticeAction;
};

/** The rows that were worked on a moment ago: each tells so in the list, and can be brought back. */
export function useActedRows(onBack: (row: WorklistRow) => void) {
  const { formatMessage: t } = useIntl();
  const [acted, setActed] = useState<readonly ActedRow[]>([]);
  useEffect(
    function dropTheOldest() {
      const [oldest] = acted;
      if (!oldest) return undefined;
      const timer = setTimeout(
        () => setActed((rows) => rows.filter(({ until }) => until > Date.now())),
        oldest.until - Date.now(),
      );
      return () => clearTimeout(timer);
    },
    [acted],
  );

  const bringBack = async ({ row: back, undo }: ActedRow) => {
    setActed((all) => all.filter((other) => other.row !== back));
    onBack(back);
    await undo?.();
  };
  return {
    acted,
    isActedOn: (row: WorklistRow) => acted.some((act) => act.row.assignment_id === row.assignment_id),
    add: (act: ActOnFile, row: WorklistRow, place: number) => {
      const done: ActedRow = { ...act, row, place, until: Date.now() + stripDuration };
      if (act.undo) done.offer = { label: t(messages.undo), run: () => void bringBack(done) };
      notify.success(t(messages.done, { file: row.claim_file_no, what: act.text }), done.offer);
      if (!act.isStaying) setActed((before) => [...before, done]);
    },
    undoLast: () => {
      const last = acted.findLast(({ offer }) => offer !== undefined);
      if (!last?.offer) return;
      withdrawOffer(last.offer);
      last.offer.run();
    },
  };
}
