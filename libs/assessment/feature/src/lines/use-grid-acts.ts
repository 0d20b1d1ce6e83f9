import { pressedKey } from '@dosar/design-system';
import { newId } from '@dosar/kernel/ids';
import { useState, type KeyboardEvent } from 'react';
import type { NoteEditor } from '../note/use-note-editor.ts';
import type { DraftLine } from './note-lines.ts';
import type { LineValues } from './line-values.ts';

type GridActsProps = {
  editor: Pick<NoteEditor, 'lines'>;
  all: readonly DraftLine[];
  isReadOnly: boolean;
  onCurrent: (guid: string | undefined) => void;
  onDetails: (guid: string) => void;
};

/** What the keyboard does to lines: one, or all that are selected. */
export function useGridActs({ editor: { lines }, all, isReadOnly, onCurrent, onDetails }: GridActsProps) {
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
