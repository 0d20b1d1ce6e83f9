import type { CalculatedNote } from '@dosar/assessment-domain';
import { Box } from '@dosar/design-system';
import { memo } from 'react';
import type { DraftLine } from '../lines/note-lines.ts';
import type { NoteStep } from '../steps/note-steps.tsx';
import { ClosedPane } from './closed-pane.tsx';
import { LinePane } from './line-pane.tsx';
import type { Note } from './note-query.ts';
import { threeColumns } from './three-columns.ts';
import { TotalLossPane } from './total-loss-pane.tsx';
import { TotalsPane } from './totals-pane.tsx';

type SumsProps = {
  note: Note;
  all: readonly DraftLine[];
  calculated: CalculatedNote;
  current: string | undefined;
  onHistory: (guid: string) => void;
  /** Absent, as the next, where nothing may be changed. */
  onDetails: ((guid: string) => void) | undefined;
  onOpen: ((step: NoteStep) => void) | undefined;
};

/** The sums of a note, and how the current line came to its own. */
export const Sums = memo(MemoSums);

function MemoSums({ note, all, calculated, current, onHistory, onDetails, onOpen }: SumsProps) {
  const line = all.find(({ itemGuid }) => itemGuid === current);
  return (
    <Box
      gridColumn={{ md: '2' }}
      gridRow={{ md: '1' }}
      borderInlineStartWidth={{ md: '1px' }}
      css={{ [threeColumns]: { gridArea: '1 / 3', overflowY: 'auto' } }}
    >
      <TotalsPane note={note} all={all} calculated={calculated} />
      <TotalLossPane
        head={note.head}
        answer={note.total_loss}
        grossBani={calculated.totals.gross_bani}
        onEdit={onOpen && (() => onOpen({ kind: 'head' }))}
      />
      {note.hash !== null && <ClosedPane note={note} hash={note.hash} />}
      {line && (
        <LinePane
          no={all.indexOf(line) + 1}
          line={line}
          calculated={calculated}
          onDetails={onDetails && (() => onDetails(line.itemGuid))}
          onHistory={() => onHistory(line.itemGuid)}
        />
      )}
    </Box>
  );
}
