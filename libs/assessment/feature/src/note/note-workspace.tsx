import { commitNote } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box } from '@dosar/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ItemHistory } from '../history/item-history.tsx';
import { LineForm } from '../lines/line-form.tsx';
import { NoteSteps, type NoteStep } from '../steps/note-steps.tsx';
import { StepWindows } from '../steps/step-windows.tsx';
import { NoteColumns } from './note-columns.tsx';
import { NoteDifference } from './note-difference.tsx';
import { NoteHeader } from './note-header.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { SavingLine } from './saving-line.tsx';
import { useNoteEditor } from './use-note-editor.ts';
import { VersionTabs } from './version-tabs.tsx';

type NoteWorkspaceProps = { opened: OpenedNote; note: Note };

/** A version of the note: its head, its columns, and the windows of its steps. */
export function NoteWorkspace({ opened, note }: NoteWorkspaceProps) {
  const [search] = useSearchParams();
  const mayWrite = useCan(commitNote);
  const isWritable = mayWrite && (note.state === 'draft' || note.state === 'calculated');
  const { start } = opened;
  const editor = useNoteEditor(start.assignment_id, note, isWritable);
  const [historyOf, setHistoryOf] = useState<string>();
  const [detailsOf, setDetailsOf] = useState<string>();
  const [step, open] = useState<NoteStep>();
  const lineOfHistory = historyOf === undefined ? undefined : editor.lines.line(historyOf);
  return (
    <Box margin="-4" display="flex" flexDirection="column" minHeight={{ md: 'calc(100dvh - 54px)' }}>
      <NoteHeader
        start={start}
        odometer={note.head.odometer}
        saving={isWritable && <SavingLine saver={editor.saver} />}
      >
        <NoteSteps opened={opened} note={note} isWritable={isWritable} mayWrite={mayWrite} onOpen={open} />
      </NoteHeader>
      <Box
        paddingInline="4"
        borderBottomWidth="1px"
        css={{ '& > nav': { marginBottom: '0', borderBottomWidth: '0' } }}
      >
        <VersionTabs versions={opened.versions} shown={note} />
      </Box>
      {search.get('show') === 'changes' ? (
        <NoteDifference noteId={note.assessment_note_id} />
      ) : (
        <NoteColumns
          opened={opened}
          note={note}
          editor={editor}
          isWritable={isWritable}
          onHistory={setHistoryOf}
          onDetails={setDetailsOf}
          onOpen={open}
        />
      )}
      {lineOfHistory && (
        <ItemHistory
          assignmentId={start.assignment_id}
          itemGuid={lineOfHistory.itemGuid}
          partName={lineOfHistory.values.part_name}
          vin={start.vin}
          onClose={() => setHistoryOf(undefined)}
        />
      )}
      {detailsOf !== undefined && (
        <LineForm
          key={detailsOf}
          editor={editor}
          guid={detailsOf}
          isReadOnly={!isWritable}
          onClose={() => setDetailsOf(undefined)}
        />
      )}
      {step && (
        <StepWindows
          step={step}
          opened={opened}
          note={note}
          editor={editor}
          onClose={() => open(undefined)}
        />
      )}
    </Box>
  );
}
