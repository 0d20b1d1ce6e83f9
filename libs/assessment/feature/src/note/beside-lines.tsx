import type { CalculatedNote } from '@dosar/assessment-domain';
import { Box } from '@dosar/design-system';
import { memo } from 'react';
import type { DraftLine } from '../lines/note-lines.ts';
import { PhotosPane } from '../photos/photos-pane.tsx';
import type { NoteStep } from '../steps/note-steps.tsx';
import { ClosedPane } from './closed-pane.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { LinePane } from './line-pane.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { threeColumns } from './three-columns.ts';
import { TotalLossPane } from './total-loss-pane.tsx';
import { TotalsPane } from './totals-pane.tsx';
import type { NoteEditor } from './use-note-editor.ts';
import { ZonesPane } from './zones-pane.tsx';

export type NoteColumnsProps = {
  opened: OpenedNote;
  note: Note;
  editor: NoteEditor;
  isWritable: boolean;
  onHistory: (guid: string) => void;
  onDetails: (guid: string) => void;
  onOpen: (step: NoteStep) => void;
};

type Finding = Note['findings'][number];

/** What stands beside the lines, as it was when it was last drawn. */
export type BesideLines = NoteColumnsProps & {
  all: readonly DraftLine[];
  calculated: CalculatedNote;
  current: string | undefined;
  pickZone: (zone: string) => void;
  goTo: (guid: string) => void;
  ignore: (finding: Finding) => void;
  renew: () => void;
};
type BesideProps = { beside: BesideLines };

/** The car and its photos. */
export const SeenColumn = memo(ZonesAndPhotos);
/** What the rules say, below the lines. */
export const Findings = memo(FindingsBelow);
/** The sums, and how the current line came to its own. */
export const SumsColumn = memo(Sums);

function ZonesAndPhotos({ beside }: BesideProps) {
  const { opened, note, editor, all, current, isWritable, pickZone } = beside;
  return (
    <Box
      gridColumn={{ md: '2' }}
      gridRow={{ md: '2' }}
      borderInlineStartWidth={{ md: '1px' }}
      css={{
        [threeColumns]: {
          gridArea: '1 / 1',
          overflowY: 'auto',
          borderInlineStartWidth: '0',
          borderInlineEndWidth: '1px',
        },
      }}
    >
      <ZonesPane all={all} current={current} onPick={pickZone} />
      <PhotosPane
        note={note}
        start={opened.start}
        editor={editor}
        all={all}
        current={current}
        isReadOnly={!isWritable}
      />
    </Box>
  );
}

function FindingsBelow({ beside }: BesideProps) {
  const { note, all, isWritable, goTo, ignore, renew } = beside;
  return (
    <FindingsPane
      findings={note.findings}
      rulesVersion={note.rules_version}
      all={all}
      onGo={goTo}
      onIgnore={isWritable ? ignore : undefined}
      onRecalculate={isWritable ? renew : undefined}
    />
  );
}

function Sums({ beside }: BesideProps) {
  const { note, all, calculated, isWritable, current, onDetails, onHistory, onOpen } = beside;
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
        onEdit={isWritable ? () => onOpen({ kind: 'head' }) : undefined}
      />
      {note.hash !== null && <ClosedPane note={note} hash={note.hash} />}
      {line && (
        <LinePane
          no={all.indexOf(line) + 1}
          line={line}
          calculated={calculated}
          onDetails={isWritable ? () => onDetails(line.itemGuid) : undefined}
          onHistory={() => onHistory(line.itemGuid)}
        />
      )}
    </Box>
  );
}
