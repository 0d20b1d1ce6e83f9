import { isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  keepMine: () => Promise<void>;
  keepTheirs: () => void;
};

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
  /** The value of a field as it is typed. */
  valueOf: (stored: Stored, field: string) => string;
  /** Sends one value with the version that it was read with. */
  send: (field: string, typed: string, rowVersion: number) => Promise<unknown>;
  /** Reads the record anew; undefined when it is gone. */
  readAgain: () => Promise<(Stored & { row_version: number }) | undefined>;
};

/**
 * Saves fields of a record that a colleague may change at the same time; nothing is overwritten unseen.
 *
 * Whoever changed other fields is merged without a word. Where both changed the same field, `conflict` shows both versions
 * until somebody chooses.
 */
export function useRecordEdit<Stored>({ stored, valueOf, send, readAgain }: RecordEdit<Stored>) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();

  const done = async ({ label, onDone }: FieldSave) => {
    onDone();
    setConflict(undefined);
    notify.success(t(messages.saved, { label }));
    await queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
  };
  const ask = (save: FieldSave, now: Stored & { row_version: number }) => {
    const { field, label, typed, opened, read, onDone } = save;
    setConflict({
      field,
      label,
      opened: read(opened),
      theirs: read(valueOf(now, field)),
      mine: read(typed),
      keepMine: () => sendUnlessChanged({ ...save, opened: valueOf(now, field) }, now),
      keepTheirs() {
        onDone();
        setConflict(undefined);
        void queryClient.invalidateQueries(queriesOf('assignments', 'claims'));
      },
    });
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
    conflict,
    leaveOpen: () => setConflict(undefined),
  };
}
