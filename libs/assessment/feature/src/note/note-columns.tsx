import { useProblemText } from '@dosar/api-client';
import { Box, Flex, Grid, notify, useIsPhone } from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { LineGrid } from '../lines/line-grid.tsx';
import { focusSoon } from '../lines/use-grid-acts.ts';
import type { Severity } from '../lines/line-flags.tsx';
import { sideOfZone } from '@dosar/claim-parts/zones';
import { recalculate } from '../steps/note-calls.ts';
import { FindingsPane } from './findings-pane.tsx';
import type { NoteStep } from '../steps/note-steps.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { Sums } from './sums.tsx';
import { threeColumns } from './three-columns.ts';
import type { NoteEditor } from './use-note-editor.ts';
import { ZonesAndPhotos } from './zones-and-photos.tsx';

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
  const [current, setCurrent] = useState<string>();
  const renew = useRenew(editor);
  const all = useAtomValue(editor.lines.shown);
  const calculated = useAtomValue(editor.calculated);
  const { goTo, ignore, pickZone } = useActs(props, setCurrent);
  const severityOf = useMemo(() => severityByLine(note.findings), [note.findings]);
  // Typing never waits for what is beside the lines.
  const later = {
    all: useDeferredValue(all),
    calculated: useDeferredValue(calculated),
    current: useDeferredValue(current),
  };
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
      <ZonesAndPhotos
        opened={opened}
        note={note}
        editor={editor}
        all={later.all}
        current={later.current}
        isReadOnly={!isWritable}
        onPick={pickZone}
      />
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
        <FindingsPane
          findings={note.findings}
          rulesVersion={note.rules_version}
          all={later.all}
          onGo={goTo}
          onIgnore={isWritable ? ignore : undefined}
          onRecalculate={isWritable ? renew : undefined}
        />
      </Flex>
      <Sums
        note={note}
        {...later}
        onHistory={onHistory}
        onDetails={isWritable ? onDetails : undefined}
        onOpen={isWritable ? onOpen : undefined}
      />
    </Grid>
  );
}

type Finding = Note['findings'][number];

/** What panes beside the lines do to them. */
function useActs(
  { editor: { lines }, isWritable, onDetails, onOpen }: NoteColumnsProps,
  setCurrent: (guid: string) => void,
) {
  const isPhone = useIsPhone();
  const goTo = useCallback(
    (guid: string) => {
      setCurrent(guid);
      if (isPhone) onDetails(guid);
      else focusSoon(guid, 'part');
    },
    [isPhone, onDetails, setCurrent],
  );
  const ignore = useCallback((finding: Finding) => onOpen({ kind: 'ignore', finding }), [onOpen]);
  const pickZone = useCallback(
    (zone: string) => {
      const first = lines.all().find(({ values }) => values.zone === zone);
      const guid = first?.itemGuid ?? newId();
      if (!first && !isWritable) return;
      if (!first) lines.add([guid], [{ zone, side: sideOfZone(zone) }]);
      goTo(guid);
    },
    [lines, isWritable, goTo],
  );
  return { goTo, ignore, pickZone };
}

/** Reckons the note with the rates that hold now, once all lines are saved. */
function useRenew({ settled, show }: NoteEditor) {
  const problemText = useProblemText();
  const renew = useMutation({
    mutationFn: async () => recalculate(await settled()),
    onSuccess: show,
    onError: (problem) => notify.warning(problemText(problem)),
  });
  return renew.mutate;
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
