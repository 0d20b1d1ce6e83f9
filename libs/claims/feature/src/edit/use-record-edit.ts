import { isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** A field that two people changed at the same time. */
export type Conflict = {
  field: string;
  label: string;
  /** What it was when typing began, what a colleague has saved since, and what was typed here; as they read. */
  opened: string;
  theirs: string;
  mine: string;
  /** Other fields that the colleague has changed; they are taken over without a question. */
  merged: readonly { label: string; before: string; now: string }[];
  keepMine: () => Promise<void>;
  keepTheirs: () => void;
  /** Stores what was typed beside what the colleague has saved; only where a record can have several of them. */
  keepBoth?: () => Promise<void>;
};

/** A field that can be changed: its name, and how its value reads where that is not the value itself. */
export type EditedField = { label: string; read?: (value: string) => string };

/** One field of a record, about to be saved. */
export type FieldSave = {
  field: string;
  label: string;
  typed: string;
  /** What it was when typing began. */
  opened: string;
  /** How a value reads. */
  read: (value: string) => string;
  /** What is done once it is stored, or given up. */
  onDone: () => void;
};

export type RecordEdit<Stored> = {
  stored: Stored & { row_version: number };
  /** Its fields that can be told of where a colleague has changed them. */
  fields?: Readonly<Record<string, EditedField>>;
  /** The value of a field as it is typed. */
  valueOf: (stored: Stored, field: string) => string;
  /** Sends one value with the version that it was read with. */
  send: (field: string, typed: string, rowVersion: number) => Promise<unknown>;
  /** Reads the record anew; undefined when it is gone. */
  readAgain: () => Promise<(Stored & { row_version: number }) | undefined>;
  /** Adds what was typed as another record, where there can be several; then both versions can be kept. */
  add?: (typed: string) => Promise<unknown>;
};

/**
 * Saves fields of a record that a colleague may change at the same time; nothing is overwritten unseen.
 *
 * Whoever changed other fields is merged without a word. Where both changed the same field, `conflict` shows both versions
 * until somebody chooses. Whoever saves a second field meanwhile chooses for both.
 */
export function useRecordEdit<Stored>(edit: RecordEdit<Stored>) {
  const { stored, valueOf, send, readAgain, add } = edit;
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const seen = useSeen(stored);
  const settle = (field: string) => setConflicts((all) => all.filter((other) => other.field !== field));

  const done = async ({ field, label, onDone }: FieldSave) => {
    onDone();
    settle(field);
    notify.success(t(messages.saved, { label }));
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
  };
  const ask = (save: FieldSave, now: Stored & { row_version: number }) => {
    const { field, label, typed, opened, read, onDone } = save;
    const before = seen().findLast((known) => valueOf(known, field) === opened);
    const conflict: Conflict = {
      field,
      label,
      opened: read(opened),
      theirs: read(valueOf(now, field)),
      mine: read(typed),
      merged: before === undefined ? [] : changesBetween(edit, [before, now], field),
      keepMine: () => sendUnlessChanged({ ...save, opened: valueOf(now, field) }, now),
      keepTheirs() {
        onDone();
        settle(field);
        void queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
      },
      ...(add && {
        async keepBoth() {
          await add(typed);
          return done(save);
        },
      }),
    };
    setConflicts((all) => [...all.filter((other) => other.field !== field), conflict]);
  };
  const sendUnlessChanged = async (
    save: FieldSave,
    known: Stored & { row_version: number },
  ): Promise<void> => {
    if (valueOf(known, save.field) !== save.opened && valueOf(known, save.field) !== save.typed)
      return ask(save, known);
    try {
      await send(save.field, save.typed, known.row_version);
    } catch (problem) {
      if (!isApiProblem(problem, 'stale_row_version')) throw problem;
      const now = await readAgain();
      if (now === undefined || now.row_version === known.row_version) throw problem;
      return sendUnlessChanged(save, now);
    }
    return done(save);
  };
  return {
    save: (save: FieldSave) => sendUnlessChanged(save, stored),
    conflicts,
    leaveOpen: () => setConflicts([]),
  };
}

/** What differs between two versions of a record, without the field that somebody is asked about. */
function changesBetween<Stored>(
  { fields = {}, valueOf }: RecordEdit<Stored>,
  [before, now]: readonly [Stored, Stored],
  asked: string,
): Conflict['merged'] {
  return Object.entries(fields).flatMap(([field, { label, read = (value: string) => value }]) => {
    const values = [valueOf(before, field), valueOf(now, field)] as const;
    if (field === asked || values[0] === values[1]) return [];
    return [{ label, before: read(values[0]), now: read(values[1]) }];
  });
}

/** The versions of a record that were shown, the latest last. */
function useSeen<Stored>(stored: Stored) {
  const seen = useRef<Stored[]>([]);
  useEffect(
    function remember() {
      if (seen.current.at(-1) !== stored) seen.current = [...seen.current.slice(-mostRemembered), stored];
    },
    [stored],
  );
  return () => seen.current;
}

const mostRemembered = 20;
