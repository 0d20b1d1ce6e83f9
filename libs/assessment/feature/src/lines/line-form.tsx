import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { NoteEditor } from '../note/use-note-editor.ts';
import { LineDialog } from './line-dialog.tsx';

type LineFormProps = { editor: NoteEditor; guid: string; isReadOnly: boolean; onClose: () => void };

/** The form of one line of the note that is open; nothing once the line is gone. */
export function LineForm({ editor, guid, isReadOnly, onClose }: LineFormProps) {
  const parts = useQuery(referenceQuery(browseVehicleParts)).data;
  const all = useAtomValue(editor.lines.shown);
  const line = all.find(({ itemGuid }) => itemGuid === guid);
  if (!line || isReadOnly) return null;
  return (
    <LineDialog
      no={all.indexOf(line) + 1}
      values={line.values}
      parts={parts ?? []}
      onSave={(patch) => editor.lines.change(guid, patch)}
      onRemove={() => editor.lines.remove([guid])}
      onClose={onClose}
    />
  );
}
