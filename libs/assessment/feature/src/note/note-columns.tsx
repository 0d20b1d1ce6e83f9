import { useProblemText } from '@dosar/api-client';
import { Box, Grid, notify, useIsPhone } from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { useState } from 'react';
import { focusSoon, LineGrid } from '../lines/line-grid.tsx';
import type { Severity } from '../lines/line-flags.tsx';
import { sideOfZone } from '../lines/zones.ts';
import { PhotosPane } from '../photos/photos-pane.tsx';
import { recalculate } from '../steps/note-calls.ts';
import type { NoteStep } from '../steps/note-steps.tsx';
import { FindingsPane } from './findings-pane.tsx';
import { LinePane } from './line-pane.tsx';
import type { Note, OpenedNote } from './note-query.ts';
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
  const renew = useRenew(note, editor);
  const { lines, all, show } = editor;
  const goTo = (guid: string) => {
    setCurrent(guid);
    if (isPhone) onDetails(guid);
    else focusSoon(guid, 'part');
  };
  const pickZone = (zone: string) => {
    const first = all.find(({ values }) => values.zone === zone);
    const guid = first?.itemGuid ?? newId();
    if (!first && !isWritable) return;
    if (!first) lines.add([guid], [{ zone, side: sideOfZone(zone) }]);
    goTo(guid);
  };
  return (
    <Grid
      flex="1"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) 272px',
        xl: '224px minmax(0, 1fr) 288px',
      }}
    >
      <Box
        borderInlineEndWidth={{ xl: '1px' }}
        borderTopWidth={{ md: '1px', xl: '0' }}
        order={{ base: 1, md: 3, xl: 0 }}
        gridColumn={{ md: '1 / -1', xl: 'auto' }}
        display={{ md: 'grid', xl: 'block' }}
        gridTemplateColumns={{ md: '224px minmax(0, 1fr)' }}
      >
        <ZonesPane all={all} current={current} onPick={pickZone} />
        <PhotosPane
          note={note}
          start={opened.start}
          all={all}
          current={current}
          isReadOnly={!isWritable}
          show={show}
        />
      </Box>
      <Box order={{ base: 2, md: 1 }} display="flex" flexDirection="column" minWidth="0">
        <Box flex="1" minWidth="0">
          <LineGrid
            editor={editor}
            isReadOnly={!isWritable}
            current={current}
            onCurrent={setCurrent}
            severityOf={severityByLine(note.findings)}
            onHistory={onHistory}
            onDetails={onDetails}
          />
        </Box>
        <FindingsPane
          findings={note.findings}
          rulesVersion={note.rules_version}
          all={all}
          onGo={goTo}
          onIgnore={isWritable ? (finding) => onOpen({ kind: 'ignore', finding }) : undefined}
          onRecalculate={isWritable ? renew : undefined}
        />
      </Box>
      <SumsColumn {...props} current={current} />
    </Grid>
  );
}

type SumsColumnProps = NoteColumnsProps & { current: string | undefined };

function SumsColumn({ note, editor, isWritable, current, onDetails, onHistory, onOpen }: SumsColumnProps) {
  const { all, calculated } = editor;
  const line = all.find(({ itemGuid }) => itemGuid === current);
  return (
    <Box order={{ base: 3, md: 2 }} borderInlineStartWidth={{ md: '1px' }}>
      <TotalsPane note={note} all={all} calculated={calculated} />
      <TotalLossPane
        head={note.head}
        answer={note.total_loss}
        grossBani={calculated.totals.gross_bani}
        onEdit={isWritable ? () => onOpen({ kind: 'head' }) : undefined}
      />
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
function useRenew(note: Note, { saver, show }: NoteEditor) {
  const problemText = useProblemText();
  const renew = async () => {
    try {
      await saver.flush();
      show(await recalculate(note));
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
