import { commitNote } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Flex } from '@dosar/design-system';
import { memo, useCallback, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ItemHistory } from '../history/item-history.tsx';
import { GridKeys } from '../lines/grid-keys.tsx';
import { LineForm } from '../lines/line-form.tsx';
import { NoteSteps, type NoteStep } from '../steps/note-steps.tsx';
import { StepWindows } from '../steps/step-windows.tsx';
import { NoteColumns } from './note-columns.tsx';
import { NoteDifference } from './note-difference.tsx';
import { NoteHeader } from './note-header.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { SavingLine } from './saving-line.tsx';
import { threeColumns } from './three-columns.ts';
import { useNoteEditor, type NoteEditor } from './use-note-editor.ts';
import { VersionTabs } from './version-tabs.tsx';

type NoteWorkspaceProps = { opened: OpenedNote; note: Note };

/** A version of the note while it is open. */
export function NoteWorkspace({ opened, note }: NoteWorkspaceProps) {
  const mayWrite = useCan(commitNote);
  const isWritable = mayWrite && (note.state === 'draft' || note.state === 'calculated');
  const editor = useNoteEditor(opened.start.assignment_id, note, isWritable);
  // Each line that is saved changes the note: what is shown of that follows while no key is pressed.
  const later = useDeferredValue(opened);
  return (
    <Workspace
      opened={later}
      note={later.note ?? note}
      editor={editor}
      isWritable={isWritable}
      mayWrite={mayWrite}
    />
  );
}

type WorkspaceProps = NoteWorkspaceProps & { editor: NoteEditor; isWritable: boolean; mayWrite: boolean };

const Workspace = memo(WorkspaceOfNote);

/** The head of a note, its columns, and the windows of its steps. */
function WorkspaceOfNote({ opened, note, editor, isWritable, mayWrite }: WorkspaceProps) {
  const [search] = useSearchParams();
  const { start } = opened;
  const [historyOf, setHistoryOf] = useState<string>();
  const [detailsOf, setDetailsOf] = useState<string>();
  const openHistory = useCallback(
    // A line that the server does not know yet has no history there.
    (guid: string) => void editor.saver.flush().then(() => setHistoryOf(guid)),
    [editor],
  );
  const [step, open] = useState<NoteStep>();
  const lineOfHistory = historyOf === undefined ? undefined : editor.lines.line(historyOf);
  return (
    <Box margin="-4" containerType="inline-size">
      <Flex
        direction="column"
        minHeight={{ md: 'calc(100dvh - 54px)' }}
        css={{ [threeColumns]: { height: 'calc(100dvh - 54px)', minHeight: '560px' } }}
      >
        <NoteHeader
          start={start}
          odometer={note.head.odometer}
          saving={isWritable && <SavingLine saver={editor.saver} lines={editor.lines} />}
        >
          <NoteSteps opened={opened} note={note} isWritable={isWritable} mayWrite={mayWrite} onOpen={open} />
        </NoteHeader>
        <Flex
          gap="3"
          alignItems="center"
          flexWrap="wrap"
          paddingInline="4"
          borderBottomWidth="1px"
          css={{ '& > nav': { marginBottom: '0', borderBottomWidth: '0' } }}
        >
          <VersionTabs assignmentId={start.assignment_id} versions={opened.versions} shown={note} />
          {isWritable && <GridKeys />}
        </Flex>
        {search.get('show') === 'changes' ? (
          <NoteDifference noteId={note.assessment_note_id} />
        ) : (
          <NoteColumns
            opened={opened}
            note={note}
            editor={editor}
            isWritable={isWritable}
            onHistory={openHistory}
            onDetails={setDetailsOf}
            onOpen={open}
          />
        )}
      </Flex>
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
