import { calculateNote, type CalculatedNote } from '@dosar/assessment-domain';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { atom, type Atom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { keptLines, LineSaver } from '../lines/line-saver.ts';
import { NoteLines } from '../lines/note-lines.ts';
import { answersWithNote, noteQuery, type Note, type OpenedNote } from './note-query.ts';

/** A note while somebody works on it; the same object while its lines change. */
export type NoteEditor = {
  lines: NoteLines;
  saver: LineSaver;
  /** The figures of the lines as they are written. */
  calculated: Atom<CalculatedNote>;
  /** Puts the answer of a step on the whole note in the place of what was read. */
  show: (answer: OpenedNote) => void;
  /** Saves what is unsaved, and answers the note as it stands then. */
  settled: () => Promise<Note>;
};

/** The lines of a note with their figures, saved as they change and renewed when a colleague changes some. */
export function useNoteEditor(assignmentId: string, note: Note, isWritable: boolean): NoteEditor {
  const queryClient = useQueryClient();
  const [{ lines, saver, first }] = useState(() => {
    const id = note.assessment_note_id;
    const own = new NoteLines(note.lines, isWritable ? keptLines(id) : undefined);
    return {
      first: note,
      lines: own,
      saver: new LineSaver(id, own, ({ state, row_version, findings }) =>
        renewShown(queryClient, assignmentId, id, (before) => ({
          ...before,
          note: before.note && { ...before.note, state, row_version, findings },
        })),
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
  const calculated = useMemo(
    () =>
      atom((get) =>
        calculateNote(
          note.head,
          get(lines.shown).map(({ itemGuid, values }) => ({ item_guid: itemGuid, values })),
        ),
      ),
    [note.head, lines],
  );
  return useMemo(
    () => ({
      lines,
      saver,
      calculated,
      settled: async () => {
        await saver.flush();
        return newestShown(queryClient, assignmentId, first);
      },
      show: (answer) => {
        queryClient.setQueryData(noteQuery(assignmentId).queryKey, answer);
        if (answer.note) renewShown(queryClient, assignmentId, answer.note.assessment_note_id, () => answer);
        void queryClient.invalidateQueries({ queryKey: ['assessment'], refetchType: 'none' });
      },
    }),
    [lines, saver, calculated, queryClient, assignmentId, first],
  );
}

/** Changes the answers that show a note. */
function renewShown(
  queryClient: QueryClient,
  assignmentId: string,
  noteId: string,
  change: (before: OpenedNote) => OpenedNote,
): void {
  queryClient.setQueriesData<OpenedNote>(answersWithNote(assignmentId), (before) =>
    before?.note?.assessment_note_id === noteId ? change(before) : before,
  );
}

/** A note as it was answered last. */
function newestShown(queryClient: QueryClient, assignmentId: string, first: Note): Note {
  let newest = first;
  for (const [, answer] of queryClient.getQueriesData<OpenedNote>(answersWithNote(assignmentId))) {
    const note = answer?.note;
    if (note?.assessment_note_id === first.assessment_note_id && note.row_version > newest.row_version)
      newest = note;
  }
  return newest;
}
