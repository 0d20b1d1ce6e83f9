import { calculateNote, type CalculatedNote } from '@dosar/assessment-domain';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { keptLines, LineSaver } from '../lines/line-saver.ts';
import { NoteLines, type DraftLine } from '../lines/note-lines.ts';
import { noteQuery, type Note, type OpenedNote } from './note-query.ts';

/** A note while somebody works on it. */
export type NoteEditor = {
  lines: NoteLines;
  saver: LineSaver;
  all: readonly DraftLine[];
  calculated: CalculatedNote;
  /** Puts the answer of a step on the whole note in the place of what was read. */
  show: (answer: OpenedNote) => void;
  /** Saves what is unsaved, and answers the note as it stands then. */
  settled: () => Promise<Note>;
};

/** The lines of a note with their figures, saved as they change and renewed when a colleague changes some. */
export function useNoteEditor(assignmentId: string, note: Note, isWritable: boolean): NoteEditor {
  const queryClient = useQueryClient();
  const id = note.assessment_note_id;
  const [{ lines, saver }] = useState(() => {
    const own = new NoteLines(note.lines, isWritable ? keptLines(id) : undefined);
    return {
      lines: own,
      saver: new LineSaver(id, own, ({ state, row_version, findings }) =>
        queryClient.setQueryData(noteQuery(assignmentId).queryKey, (before) =>
          before?.note ? { ...before, note: { ...before.note, state, row_version, findings } } : before,
        ),
      ),
    };
  });
  useEffect(
    function saveWhileOpen() {
      return isWritable ? saver.start() : undefined;
    },
    [saver, isWritable],
  );
  useEffect(
    function takeWhatCame() {
      lines.received(note.lines);
    },
    [lines, note.lines],
  );
  const all = useAtomValue(lines.shown);
  const calculated = useMemo(
    () =>
      calculateNote(
        note.head,
        all.map(({ itemGuid, values }) => ({ item_guid: itemGuid, values })),
      ),
    [note.head, all],
  );
  return {
    lines,
    saver,
    all,
    calculated,
    settled: async () => {
      await saver.flush();
      return queryClient.getQueryData(noteQuery(assignmentId).queryKey)?.note ?? note;
    },
    show: (answer) => {
      queryClient.setQueryData(noteQuery(assignmentId).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: ['assessment'], refetchType: 'none' });
    },
  };
}
