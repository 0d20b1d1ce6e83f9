import { useProblemText } from '@dosar/api-client';
import { Box, Flex, Grid, notify, useIsPhone } from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { focusSoon, LineGrid } from '../lines/line-grid.tsx';
import type { Severity } from '../lines/line-flags.tsx';
import { sideOfZone } from '../lines/zones.ts';
import { PhotosPane } from '../photos/photos-pane.tsx';
import { recalculate } from '../steps/note-calls.ts';
import type { NoteStep } from '../steps/note-steps.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { ClosedPane } from './closed-pane.tsx';
import { LinePane } from './line-pane.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { threeColumns } from './three-columns.ts';
import { TotalLossPane } from './total-loss-pane.tsx';
import { TotalsPane } from './totals-pane.tsx';
import type { NoteEditor } from './use-note-editor.ts';
import { ZonesPane } from './zones-pane.tsx';

type NoteColumnsProps = {
  opened: OpenedNote;
  note: Note;
  editor: NoteEditor;
  isWritable: boolean;
  onHistory: (guid: string) => void;
  onDetails: (guid: string) => void;
  onOpen: (step: NoteStep) => void;
};

/** Zones and photos, the lines with what their rules say, and the sums beside them. */
export function NoteColumns(props: NoteColumnsProps) {
  const { opened, note, editor, isWritable, onHistory, onDetails, onOpen } = props;
  const isPhone = useIsPhone();
  const [current, setCurrent] = useState<string>();
  const renew = useRenew(editor);
  const { lines, all, calculated } = editor;
  const goTo = useCallback(
    (guid: string) => {
      setCurrent(guid);
      if (isPhone) onDetails(guid);
      else focusSoon(guid, 'part');
    },
    [isPhone, onDetails],
  );
  const ignore = useCallback((finding: Finding) => onOpen({ kind: 'ignore', finding }), [onOpen]);
  const pickZone = (zone: string) => {
    const first = all.find(({ values }) => values.zone === zone);
    const guid = first?.itemGuid ?? newId();
    if (!first && !isWritable) return;
    if (!first) lines.add([guid], [{ zone, side: sideOfZone(zone) }]);
    goTo(guid);
  };
  const severityOf = useMemo(() => severityByLine(note.findings), [note.findings]);
  const panes = useMemo(
    (): BesideLines => ({
      opened,
      note,
      editor,
      current,
      isWritable,
      pickZone,
      goTo,
      ignore,
      renew,
      onDetails,
      onHistory,
      onOpen,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `editor` and the acts are others at each drawing, and do the same as long as these stay
    [opened, note, all, calculated, current, isWritable, goTo, ignore],
  );
  // Whoever writes never waits for what stands beside the lines: that follows while no key is pressed.
  const beside = useDeferredValue(panes);
  return (
    <Grid
      flex="1"
      minHeight="0"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 264px' }}
      gridTemplateRows={{ md: 'auto 1fr' }}
      css={{
        '& > *': { minWidth: '0' },
        [threeColumns]: {
          gridTemplateColumns: '220px minmax(0, 1fr) 276px',
          gridTemplateRows: 'minmax(0, 1fr)',
        },
      }}
    >
      <SeenColumn beside={beside} />
      <Flex
        direction="column"
        gridColumn={{ md: '1' }}
        gridRow={{ md: '1 / -1' }}
        css={{ [threeColumns]: { gridArea: '1 / 2' } }}
      >
        <Box css={{ [threeColumns]: { flex: '1', minHeight: '0', overflowY: 'auto' } }}>
          <LineGrid
            editor={editor}
            isReadOnly={!isWritable}
            current={current}
            onCurrent={setCurrent}
            severityOf={severityOf}
            onHistory={onHistory}
            onDetails={onDetails}
          />
        </Box>
        <Findings beside={beside} />
      </Flex>
      <SumsColumn beside={beside} />
    </Grid>
  );
}

type Finding = Note['findings'][number];

/** What stands beside the lines, as it was when it was last drawn. */
type BesideLines = NoteColumnsProps & {
  current: string | undefined;
  pickZone: (zone: string) => void;
  goTo: (guid: string) => void;
  ignore: (finding: Finding) => void;
  renew: () => void;
};
type BesideProps = { beside: BesideLines };

const SeenColumn = memo(ZonesAndPhotos);
const Findings = memo(FindingsBelow);
const SumsColumn = memo(Sums);

function ZonesAndPhotos({ beside }: BesideProps) {
  const { opened, note, editor, current, isWritable, pickZone } = beside;
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
      <ZonesPane all={editor.all} current={current} onPick={pickZone} />
      <PhotosPane
        note={note}
        start={opened.start}
        editor={editor}
        current={current}
        isReadOnly={!isWritable}
      />
    </Box>
  );
}

function FindingsBelow({ beside }: BesideProps) {
  const { note, editor, isWritable, goTo, ignore, renew } = beside;
  return (
    <FindingsPane
      findings={note.findings}
      rulesVersion={note.rules_version}
      all={editor.all}
      onGo={goTo}
      onIgnore={isWritable ? ignore : undefined}
      onRecalculate={isWritable ? renew : undefined}
    />
  );
}

function Sums({ beside }: BesideProps) {
  const { note, editor, isWritable, current, onDetails, onHistory, onOpen } = beside;
  const { all, calculated } = editor;
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

/** Reckons the note with the rates that hold now, once all lines are saved. */
function useRenew({ settled, show }: NoteEditor) {
  const problemText = useProblemText();
  const renew = async () => {
    try {
      show(await recalculate(await settled()));
    } catch (problem) {
      notify.warning(problemText(problem));
    }
  };
  return () => void renew();
}

const severities = ['error', 'warning', 'comment'] as const;

/** The gravest of what is found about each line. */
function severityByLine(findings: Note['findings']): (guid: string) => Severity {
  const gravest = new Map<string, (typeof severities)[number]>();
  for (const { item_guid: guid, severity, ignored_reason: reason } of findings) {
    if (guid === null || reason !== null) continue;
    const known = gravest.get(guid);
    if (known === undefined || severities.indexOf(severity) < severities.indexOf(known))
      gravest.set(guid, severity);
  }
  return (guid) => gravest.get(guid);
}
