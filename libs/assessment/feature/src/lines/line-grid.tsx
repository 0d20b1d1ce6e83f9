import {
  Box,
  Button,
  EntryGrid,
  Flex,
  pressedKey,
  Text,
  useIsPhone,
  VisuallyHidden,
  type EntryColumn,
} from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { useAtomValue } from 'jotai';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { LineCards } from './line-cards.tsx';
import { LineConflict } from './line-conflict.tsx';
import type { Severity } from './line-flags.tsx';
import { lineMessages as messages } from './line-messages.ts';
import { LineRow } from './line-row.tsx';
import type { DraftLine } from './note-lines.ts';
import type { LineValues } from './line-values.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { PasteNotice, usePasteLoss } from './paste-notice.tsx';
import type { Pasted } from './pasted-lines.ts';
import { tableOfText, type PastedTable } from './pasted-table.ts';
import { useRowWorld } from './use-row-world.ts';

export type LineGridProps = {
  editor: NoteEditor;
  isReadOnly: boolean;
  current: string | undefined;
  onCurrent: (guid: string | undefined) => void;
  severityOf: (guid: string) => Severity;
  onHistory: (guid: string) => void;
  onDetails: (guid: string) => void;
};

/** The lines of a note: a grid for the keyboard, cards on a phone. */
export function LineGrid(props: LineGridProps) {
  const { editor, isReadOnly, severityOf, onHistory, onDetails } = props;
  const isPhone = useIsPhone();
  const { world, parts } = useRowWorld(editor.lines, onHistory);
  const all = useAtomValue(editor.lines.shown);
  const calculated = useAtomValue(editor.calculated);
  const totalOf = (guid: string) => calculated.lines.get(guid)?.full_bani ?? 0;
  const addByForm = () => {
    const guid = newId();
    editor.lines.add([guid], [{}]);
    onDetails(guid);
  };
  if (isPhone)
    return (
      <LineCards
        all={all}
        totalOf={totalOf}
        world={world}
        severityOf={severityOf}
        onOpen={onDetails}
        onHistory={onHistory}
        {...(!isReadOnly && { onAdd: addByForm })}
      />
    );
  return <WideGrid {...props} all={all} world={world} parts={parts} totalOf={totalOf} />;
}

type WideGridProps = LineGridProps &
  ReturnType<typeof useRowWorld> & { all: readonly DraftLine[]; totalOf: (guid: string) => number };

function WideGrid(props: WideGridProps) {
  const { editor, all, isReadOnly, current, onCurrent, severityOf, world, parts, totalOf } = props;
  const { formatMessage: t } = useIntl();
  const { lines } = editor;
  const rows = useMemo(() => all.map(({ itemGuid }) => itemGuid), [all]);
  const columns = useColumns();
  const { selected, actOnKey, addBelow, undo } = useGridActs(props);
  const { loss, addLoss, forgetLoss } = usePasteLoss();
  const [pasting, setPasting] = useState<{ table: PastedTable; row: string | undefined }>();
  const write = (pasted: Pasted) => {
    setPasting(undefined);
    addLoss(
      pasted,
      addBelow(
        pasted.lines.map(({ values }) => values),
        pasting?.row,
      ),
    );
  };
  return (
    <Box>
      <EntryGrid
        label={t(messages.lines)}
        columns={columns}
        rows={rows}
        current={current}
        onEnd={() => !isReadOnly && addBelow([{}])}
        onRowKey={actOnKey}
        onRow={onCurrent}
        onPaste={(text, row) => {
          const table = isReadOnly ? undefined : tableOfText(text);
          if (table) setPasting({ table, row });
          return table !== undefined;
        }}
      >
        {(guid, index) => {
          const line = all[index];
          if (!line) return null;
          return (
            <>
              <LineRow
                line={line}
                no={index + 1}
                totalBani={totalOf(guid)}
                severity={severityOf(guid)}
                isCurrent={guid === current}
                isSelected={selected.has(guid)}
                isReadOnly={isReadOnly}
                world={world}
              />
              {line.theirs !== undefined && <LineConflict line={line} onSettle={lines.settle} />}
            </>
          );
        }}
      </EntryGrid>
      {all.length === 0 && (
        <Text tone="muted" padding="3">
          {t(messages.noLines)}
        </Text>
      )}
      <Box position="sticky" bottom="0" zIndex="raised">
        <PasteNotice
          all={all}
          loss={loss}
          onGo={(guid, field) => {
            onCurrent(guid);
            focusSoon(guid, field);
          }}
          onDismiss={forgetLoss}
        />
      </Box>
      {!isReadOnly && (
        <Flex gap="2" padding="2" alignItems="center" flexWrap="wrap">
          <Button icon="add" onClick={() => addBelow([{}])}>
            {t(messages.addLine)}
          </Button>
          <Button icon="undo" disabled={!lines.canUndo()} onClick={undo}>
            {t(messages.undo)}
          </Button>
        </Flex>
      )}
      {pasting && (
        <PasteDialog
          table={pasting.table}
          parts={parts}
          onWrite={write}
          onClose={() => setPasting(undefined)}
        />
      )}
    </Box>
  );
}

/** What the keyboard does to lines: one, or all that are selected. */
function useGridActs({ editor: { lines }, all, isReadOnly, onCurrent, onDetails }: WideGridProps) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const goTo = (guid: string | undefined) => {
    // The current line is drawn wherever it stands.
    onCurrent(guid);
    focusSoon(guid, 'part');
  };
  const addBelow = (given: readonly Partial<LineValues>[], below?: string) => {
    const guids = given.map(() => newId());
    lines.add(guids, given, below);
    goTo(guids[0]);
    return guids;
  };
  /** Takes the last step back; the focus stays where it was, or goes to the nearest line that is left. */
  const undo = () => {
    const { activeElement } = document;
    const at = all.findIndex(({ itemGuid }) => itemGuid === rowOf(activeElement));
    lines.undo();
    const left = lines.all();
    if (at >= 0) {
      const guid = all[at]?.itemGuid;
      if (!left.some(({ itemGuid }) => itemGuid === guid))
        goTo(left[Math.min(at, left.length - 1)]?.itemGuid);
    } else if (!lines.canUndo()) goTo(left.at(-1)?.itemGuid);
  };
  const acts = {
    duplicate: (chosen: readonly string[]) =>
      addBelow(
        all.filter(({ itemGuid }) => chosen.includes(itemGuid)).map(({ values }) => values),
        chosen.at(-1),
      ),
    remove: (chosen: readonly string[]) => {
      const last = all.findIndex(({ itemGuid }) => itemGuid === chosen.at(-1));
      const next = all[last + 1] ?? all[last - 1];
      lines.remove(chosen);
      select(new Set());
      goTo(next?.itemGuid);
    },
    undo: () => undo(),
    select: (_chosen: readonly string[], guid: string) => {
      const next = new Set(selected);
      if (!next.delete(guid)) next.add(guid);
      select(next);
    },
    details: (_chosen: readonly string[], guid: string) => onDetails(guid),
  };
  const actOnKey = (event: KeyboardEvent, guid: string): boolean => {
    const act = isReadOnly ? undefined : actOf(event);
    if (act) acts[act](selected.has(guid) ? [...selected] : [guid], guid);
    return act !== undefined;
  };
  return { selected, actOnKey, addBelow, undo };
}

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('tr[data-row]')?.dataset['row'];

function actOf(event: KeyboardEvent): 'duplicate' | 'remove' | 'undo' | 'select' | 'details' | undefined {
  const isHeld = event.ctrlKey || event.metaKey;
  const key = pressedKey(event);
  if (isHeld && key === 'd') return 'duplicate';
  if (isHeld && (event.key === 'Delete' || event.key === 'Backspace')) return 'remove';
  if (isHeld && key === 'z' && !event.shiftKey) return 'undo';
  if (event.key === 'F2') return 'details';
  return event.shiftKey && event.key === ' ' ? 'select' : undefined;
}

function useColumns(): EntryColumn[] {
  const { formatMessage: t } = useIntl();
  return [
    { key: 'no', header: t(messages.no), width: '40px' },
    { key: 'operation', header: t(messages.operation), width: '56px' },
    { key: 'part', header: t(messages.part) },
    { key: 'zone', header: t(messages.zone), width: '104px' },
    { key: 'source', header: t(messages.source), width: '96px', isExtra: true },
    { key: 'price', header: t(messages.price), width: '84px', align: 'end' },
    { key: 'labour', header: t(messages.labour), width: '60px', align: 'end' },
    { key: 'paint', header: t(messages.paint), width: '64px', align: 'end' },
    { key: 'total', header: t(messages.total), width: '88px', align: 'end' },
    { key: 'flags', header: <VisuallyHidden>{t(messages.flags)}</VisuallyHidden>, width: '64px' },
  ];
}

/** A slow machine draws a new line some frames later. */
const mostFrames = 60;

/** Moves the focus into a line as soon as it is drawn. */
export function focusSoon(guid: string | undefined, cell: string, frames = mostFrames): void {
  if (guid === undefined) return;
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(`tr[data-row="${guid}"] [data-cell="${cell}"]`);
    if (found) found.focus();
    else if (frames > 0) focusSoon(guid, cell, frames - 1);
  });
}
