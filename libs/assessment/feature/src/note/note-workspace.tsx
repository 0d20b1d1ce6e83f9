import { commitNote } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box, Flex } from '@dosar/design-system';
import { useState } from 'react';
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
  const openHistory = async (guid: string) => {
    // A line that the server does not know yet has no history there.
    await editor.saver.flush();
    setHistoryOf(guid);
  };
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
          saving={
            isWritable && (
              <SavingLine
                saver={editor.saver}
                unsettled={editor.all.filter(({ theirs }) => theirs !== undefined).length}
              />
            )
          }
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
            onHistory={(guid) => void openHistory(guid)}
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
