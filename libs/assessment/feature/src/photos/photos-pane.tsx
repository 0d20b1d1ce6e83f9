import { missingPhotos, type PhotoSubject } from '@dosar/assessment-domain';
import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Box, Button, Flex, Grid, Heading, Icon, notify, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DraftLine } from '../lines/note-lines.ts';
import type { Note, OpenedNote } from '../note/note-query.ts';
import { messages } from './messages.ts';
import { PhotoDialog, type PhotoPlace } from './photo-dialog.tsx';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { subjectMessages } from './subject-messages.ts';

type PhotosPaneProps = {
  note: Note;
  start: Schema<'NoteStart'>;
  all: readonly DraftLine[];
  current: string | undefined;
  isReadOnly: boolean;
  show: (answer: OpenedNote) => void;
};

/** The photos of a note: the required set, those of each damage, and what is missing by its name. */
export function PhotosPane({ note, start, all, current, isReadOnly, show }: PhotosPaneProps) {
  const { formatMessage: t } = useIntl();
  const [place, setPlace] = useState<PhotoPlace>();
  const save = useSavePhotos(note, show);
  const missing = missingPhotos(
    all
      .filter(({ values }) => !values.is_preexisting && values.part_name !== '')
      .map(({ itemGuid, values }) => ({ item_guid: itemGuid, values })),
    note.photos,
  );
  const nameOf = (subject: PhotoSubject, guid: string | null) =>
    guid === null
      ? t(subjectMessages[subject])
      : t(messages.ofLine, {
          no: all.findIndex(({ itemGuid }) => itemGuid === guid) + 1,
          subject: t(subjectMessages[subject]),
        });
  const needed = note.photos.length + missing.length;
  return (
    <Box padding="3">
      <Flex gap="2" alignItems="baseline" marginBottom="2" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t(messages.title)}
        </Heading>
        <Text as="span" tone="muted">
          {t(messages.count, { there: note.photos.length, needed })}
        </Text>
      </Flex>
      <Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(84px, 1fr))">
        {note.photos.map((photo) => (
          <Box key={`${photo.document_id}-${photo.subject}-${photo.item_guid ?? ''}`} minWidth="0">
            <PhotoThumbnail
              documentId={photo.document_id}
              name={nameOf(photo.subject, photo.item_guid)}
              isCurrent={current !== undefined && photo.item_guid === current}
            />
          </Box>
        ))}
        {missing.map(({ subject, item_guid: guid }) => (
          <MissingPhoto
            key={`${subject}-${guid ?? ''}`}
            name={nameOf(subject, guid)}
            onAdd={
              isReadOnly
                ? undefined
                : () => setPlace({ subject, itemGuid: guid, name: nameOf(subject, guid) })
            }
          />
        ))}
      </Grid>
      {!isReadOnly && (
        <Box marginTop="2">
          <Button
            icon="photo_camera"
            onClick={() => setPlace({ subject: 'other', itemGuid: null, name: t(subjectMessages.other) })}
          >
            {t(messages.add)}
          </Button>
        </Box>
      )}
      {place && (
        <PhotoDialog
          place={place}
          assignmentId={start.assignment_id}
          photoIds={start.photo_ids}
          onClose={() => setPlace(undefined)}
          onChoose={async (documentId) => {
            const saved = await save([
              ...note.photos,
              { document_id: documentId, subject: place.subject, item_guid: place.itemGuid },
            ]);
            if (saved) setPlace(undefined);
          }}
        />
      )}
    </Box>
  );
}

function useSavePhotos(note: Note, show: (answer: OpenedNote) => void) {
  const problemText = useProblemText();
  return async (photos: readonly Schema<'NotePhoto'>[]): Promise<boolean> => {
    try {
      show(
        await dataOf(
          api.POST('/api/claim/assessmentNote/savePhotos/{assessment_note_id}', {
            params: { path: { assessment_note_id: note.assessment_note_id } },
            body: { photos: [...photos], row_version: note.row_version },
          }),
        ),
      );
      return true;
    } catch (problem) {
      notify.warning(problemText(problem));
      return false;
    }
  };
}

function MissingPhoto({ name, onAdd }: { name: string; onAdd: (() => void) | undefined }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box minWidth="0">
      <Box
        as={onAdd ? 'button' : 'div'}
        display="grid"
        placeItems="center"
        width="full"
        aspectRatio="8 / 5"
        minHeight="44px"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="warning"
        borderRadius="sm"
        color="warning"
        background="warningSubtle"
        cursor={onAdd ? 'pointer' : undefined}
        {...(onAdd && { onClick: onAdd, 'aria-label': t(messages.addOf, { name }) })}
      >
        <Icon name="photo_camera" />
      </Box>
      <Text size="sm" color="warning" fontWeight="strong" overflowWrap="anywhere">
        {t(messages.missing, { name })}
      </Text>
    </Box>
  );
}
