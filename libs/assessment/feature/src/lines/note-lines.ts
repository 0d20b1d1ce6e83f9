import type { Schema } from '@dosar/openapi';
import { atom, getDefaultStore, type Atom } from 'jotai';
import { freshValues, isSameLine, positionGap, type LineValues } from './line-values.ts';

/** A line as the page has it: what is written, what the server knows of it, and how the two stand. */
export type DraftLine = {
  itemGuid: string;
  values: LineValues;
  /** The version that was read; null while the server has none. */
  rowVersion: number | null;
  isUnsaved: boolean;
  changedBy: string | null;
  historyCount: number;
  /** What somebody else wrote meanwhile; null when they removed the line. */
  theirs?: Schema<'NoteLine'> | null;
};

type Removed = { item_guid: string; row_version: number };
/** What is sent at once. */
export type LineChanges = { lines: Schema<'NoteLineChange'>[]; removed: Removed[] };
/** What a page that was left has not saved. */
export type UnsavedLines = { lines: DraftLine[]; removed: Removed[] };

type LineMap = ReadonlyMap<string, DraftLine>;

const mostSteps = 100;
const mostAtOnce = 200;

/**
 * The lines of a note while they are written: changes, undo, what is still to be saved and what collided.
 *
 * It stands outside of React so that a key renders only the line that it belongs to, and knows neither the server nor the
 * clock: `toSave` and `saved` are called by whoever sends.
 */
export class NoteLines {
  readonly #shown = atom<readonly DraftLine[]>([]);
  readonly #unsettled = atom((get) => get(this.#shown).filter(({ theirs }) => theirs !== undefined).length);
  readonly #removed = new Map<string, Removed>();
  #lines: LineMap;
  #past: LineMap[] = [];

  constructor(initial: readonly Schema<'NoteLine'>[], kept?: UnsavedLines) {
    const lines = new Map<string, DraftLine>(
      // Who wrote a line before is no news; who changes it from now on is.
      initial.map((line) => [line.item_guid, { ...draftOf(line), changedBy: null }]),
    );
    for (const line of kept?.lines ?? []) lines.set(line.itemGuid, line);
    for (const gone of kept?.removed ?? [])
      if (lines.delete(gone.item_guid)) this.#removed.set(gone.item_guid, gone);
    this.#lines = lines;
    this.#show(lines);
  }

  /** All lines in their order, for components. */
  get shown(): Atom<readonly DraftLine[]> {
    return this.#shown;
  }

  /** How many lines a colleague has changed too, until it is chosen whose counts. */
  get unsettled(): Atom<number> {
    return this.#unsettled;
  }

  readonly all = () => getDefaultStore().get(this.#shown);
  readonly line = (guid: string) => this.#lines.get(guid);
  readonly canUndo = () => this.#past.length > 0;
  readonly subscribe = (listener: () => void) => getDefaultStore().sub(this.#shown, listener);

  readonly change = (guid: string, patch: Partial<LineValues>): void => {
    const line = this.#lines.get(guid);
    if (!line) return;
    const values = { ...line.values, ...patch };
    if (!isSameLine(values, line.values)) this.#step(this.#with({ ...line, values, isUnsaved: true }));
  };

  /** Puts lines below another one, or at the end. */
  readonly add = (guids: readonly string[], given: readonly Partial<LineValues>[], below?: string): void => {
    const positionOf = positionsAfter(this.all(), below, given.length);
    const next = new Map(this.#lines);
    given.forEach((values, index) => {
      const itemGuid = guids[index];
      if (itemGuid !== undefined)
        next.set(itemGuid, freshLine(itemGuid, freshValues({ ...values, position: positionOf(index) })));
    });
    this.#step(next);
  };

  readonly remove = (guids: readonly string[]): void => {
    const next = new Map(this.#lines);
    for (const guid of guids) {
      this.#willBeGone(next.get(guid));
      next.delete(guid);
    }
    this.#step(next);
  };

  /** Takes the last step back. What was saved since stays known, so that taking back is saved as a change. */
  readonly undo = (): void => {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    const next = new Map<string, DraftLine>();
    for (const [guid, line] of before) next.set(guid, this.#asBefore(line));
    for (const [guid, line] of this.#lines) if (!next.has(guid)) this.#willBeGone(line);
    this.#show(next);
  };

  /** What is to be saved; undefined when nothing is. A line without a part waits until it has one. */
  readonly toSave = (): LineChanges | undefined => {
    const lines = this.all()
      .filter((line) => line.isUnsaved && line.theirs === undefined && line.values.part_name !== '')
      .slice(0, mostAtOnce)
      .map(({ itemGuid, rowVersion, values }) => ({ item_guid: itemGuid, row_version: rowVersion, values }));
    const removed = [...this.#removed.values()].slice(0, mostAtOnce);
    return lines.length + removed.length > 0 ? { lines, removed } : undefined;
  };

  /** Takes what the server made of what was sent. */
  readonly saved = (sent: LineChanges, answer: Schema<'SavedLines'>): void => {
    const next = new Map(this.#lines);
    for (const stored of answer.saved) {
      const line = next.get(stored.item_guid);
      if (line)
        next.set(stored.item_guid, {
          ...draftOf(stored),
          values: line.values,
          changedBy: null,
          isUnsaved: !isSameLine(line.values, stored.values),
        });
    }
    for (const guid of answer.removed) this.#removed.delete(guid);
    for (const { item_guid: guid, current } of answer.conflicts) {
      const line = next.get(guid);
      if (line) next.set(guid, { ...line, theirs: current });
      else if (current && sent.removed.some((gone) => gone.item_guid === guid)) {
        // Somebody has changed what was removed here: it is there again, to be looked at.
        this.#removed.delete(guid);
        next.set(guid, draftOf(current));
      }
    }
    this.#show(next);
  };

  /** Takes what somebody else has written, as far as nothing of one's own is in the way. */
  readonly received = (current: readonly Schema<'NoteLine'>[]): void => {
    const next = new Map<string, DraftLine>();
    for (const line of current) {
      const own = this.#lines.get(line.item_guid);
      if (this.#removed.has(line.item_guid)) continue;
      const isNewer = !own || (!own.isUnsaved && (own.rowVersion ?? 0) < line.row_version);
      next.set(line.item_guid, isNewer ? draftOf(line) : own);
    }
    for (const [guid, own] of this.#lines) if (own.isUnsaved && !next.has(guid)) next.set(guid, own);
    const isSame =
      next.size === this.#lines.size && [...next].every(([guid, line]) => this.#lines.get(guid) === line);
    if (!isSame) this.#show(next);
  };

  /** Settles a collision: with one's own line, or with that of the other. */
  readonly settle = (guid: string, whose: 'mine' | 'theirs'): void => {
    const line = this.#lines.get(guid);
    if (line?.theirs === undefined) return;
    const { theirs, ...own } = line;
    const next = new Map(this.#lines);
    if (whose === 'mine')
      next.set(guid, { ...own, rowVersion: theirs?.row_version ?? null, isUnsaved: true });
    else if (theirs) next.set(guid, draftOf(theirs));
    else next.delete(guid);
    this.#show(next);
  };

  /** What would be lost if the page went. */
  readonly unsaved = (): UnsavedLines => ({
    lines: this.all().filter((line) => line.isUnsaved && line.values.part_name !== ''),
    removed: [...this.#removed.values()],
  });

  #with(line: DraftLine): LineMap {
    return new Map(this.#lines).set(line.itemGuid, line);
  }

  /** A step that can be taken back. */
  #step(next: LineMap): void {
    this.#past = [...this.#past.slice(1 - mostSteps), this.#lines];
    this.#show(next);
  }

  #show(next: LineMap): void {
    this.#lines = next;
    getDefaultStore().set(this.#shown, inOrder(next));
  }

  #willBeGone(line: DraftLine | undefined): void {
    if (line && line.rowVersion !== null)
      this.#removed.set(line.itemGuid, { item_guid: line.itemGuid, row_version: line.rowVersion });
  }

  #asBefore(before: DraftLine): DraftLine {
    const now = this.#lines.get(before.itemGuid);
    if (now)
      return {
        ...now,
        values: before.values,
        isUnsaved: now.isUnsaved || !isSameLine(now.values, before.values),
      };
    // Its removal was not sent yet: the server still has it. Otherwise it is new to the server.
    const isThere = this.#removed.delete(before.itemGuid);
    return { ...before, rowVersion: isThere ? before.rowVersion : null, isUnsaved: true };
  }
}

function draftOf(line: Schema<'NoteLine'>): DraftLine {
  return {
    itemGuid: line.item_guid,
    values: line.values,
    rowVersion: line.row_version,
    isUnsaved: false,
    changedBy: line.changed_by,
    historyCount: line.history_count,
  };
}

function freshLine(itemGuid: string, values: LineValues): DraftLine {
  return { itemGuid, values, rowVersion: null, isUnsaved: true, changedBy: null, historyCount: 0 };
}

function positionsAfter(all: readonly DraftLine[], guid: string | undefined, count: number) {
  const at = guid === undefined ? all.length - 1 : all.findIndex((line) => line.itemGuid === guid);
  const from = all[at]?.values.position ?? 0;
  const to = all[at + 1]?.values.position;
  const gap = to === undefined ? positionGap : Math.max(1, Math.floor((to - from) / (count + 1)));
  return (index: number) => from + gap * (index + 1);
}

function inOrder(lines: LineMap): readonly DraftLine[] {
  return [...lines.values()].sort((one, other) => one.values.position - other.values.position);
}
