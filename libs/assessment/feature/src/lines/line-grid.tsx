import {
  Box,
  Button,
  EntryGrid,
  Flex,
  Text,
  useIsPhone,
  VisuallyHidden,
  type EntryColumn,
} from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { LineCards } from './line-cards.tsx';
import { LineConflict } from './line-conflict.tsx';
import type { Severity } from './line-flags.tsx';
import { lineMessages as messages } from './line-messages.ts';
import { LineRow } from './line-row.tsx';
import type { DraftLine } from './note-lines.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { PasteNotice, usePasteLoss } from './paste-notice.tsx';
import type { Pasted } from './pasted-lines.ts';
import { tableOfText, type PastedTable } from './pasted-table.ts';
import { focusSoon, useGridActs } from './use-grid-acts.ts';
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
      {!isReadOnly && <GridActs canUndo={lines.canUndo()} onAdd={() => addBelow([{}])} onUndo={undo} />}
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

type GridActsProps = { canUndo: boolean; onAdd: () => void; onUndo: () => void };

function GridActs({ canUndo, onAdd, onUndo }: GridActsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Flex gap="2" padding="2" alignItems="center" flexWrap="wrap">
      <Button icon="add" onClick={onAdd}>
        {t(messages.addLine)}
      </Button>
      <Button icon="undo" disabled={!canUndo} onClick={onUndo}>
        {t(messages.undo)}
      </Button>
    </Flex>
  );
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
