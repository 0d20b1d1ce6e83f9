import { Box } from '@dosar/design-system';
import { memo } from 'react';
import type { DraftLine } from '../lines/note-lines.ts';
import { PhotosPane } from '../photos/photos-pane.tsx';
import type { Note, OpenedNote } from './note-query.ts';
import { threeColumns } from './three-columns.ts';
import type { NoteEditor } from './use-note-editor.ts';
import { ZonesPane } from './zones-pane.tsx';

type ZonesAndPhotosProps = {
  opened: OpenedNote;
  note: Note;
  editor: NoteEditor;
  all: readonly DraftLine[];
  current: string | undefined;
  isReadOnly: boolean;
  onPick: (zone: string) => void;
};

/** The car from above and its photos. */
export const ZonesAndPhotos = memo(MemoZonesAndPhotos);

function MemoZonesAndPhotos(props: ZonesAndPhotosProps) {
  const { opened, note, editor, all, current, isReadOnly, onPick } = props;
  return (
    <Box
      gridColumn={{ md: '2' }}
      gridRow={{ md: '2' }}
      borderInlineStartWidth={{ md: '1px' }}
      css={{
        [threeColumns]: {
          gridArea: '1 / 1',
          overflowY: 'auto',
          borderInlineStartWidth: '0',
          borderInlineEndWidth: '1px',
        },
      }}
    >
      <ZonesPane all={all} current={current} onPick={onPick} />
      <PhotosPane
        note={note}
        start={opened.start}
        editor={editor}
        all={all}
        current={current}
        isReadOnly={isReadOnly}
      />
    </Box>
  );
}
