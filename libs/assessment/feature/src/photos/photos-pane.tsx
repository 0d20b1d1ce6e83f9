import { missingPhotos, type PhotoSubject } from '@dosar/assessment-domain';
import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Flex, Grid, Heading, Icon, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { noteQuery, type Note } from '../note/note-query.ts';
import type { NoteEditor } from '../note/use-note-editor.ts';
import type { DraftLine } from '../lines/note-lines.ts';
import { messages } from './messages.ts';
import { PhotoDialog, type PhotoPlace } from './photo-dialog.tsx';
import { placeId } from './place-id.ts';
import { PhotoThumbnail } from './photo-thumbnail.tsx';
import { subjectMessages } from './subject-messages.ts';

type PhotosPaneProps = {
  note: Note;
  start: Schema<'NoteStart'>;
  editor: NoteEditor;
  all: readonly DraftLine[];
  current: string | undefined;
  isReadOnly: boolean;
};

/** How many missing photos are shown at first: a long note lacks hundreds. */
const mostMissing = 12;

/** The photos of a note: the required set, those of each damage, and what is missing by its name. */
export function PhotosPane({ note, start, editor, all, current, isReadOnly }: PhotosPaneProps) {
  const { formatMessage: t } = useIntl();
  const [place, setPlace] = useState<PhotoPlace>();
  const [isWhole, showWhole] = useState(false);
  const add = useAddPhoto(start.assignment_id, editor);
  const missing = missingPhotos(
    all
      .filter(({ values }) => !values.is_preexisting && values.part_name !== '')
      .map(({ itemGuid, values }) => ({ item_guid: itemGuid, values })),
    note.photos,
  );
  const numbers = new Map(all.map(({ itemGuid }, index) => [itemGuid, index + 1]));
  const nameOf = (subject: PhotoSubject, guid: string | null) =>
    guid === null
      ? t(subjectMessages[subject])
      : t(messages.ofLine, { no: numbers.get(guid) ?? 0, subject: t(subjectMessages[subject]) });
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
        {missing.slice(0, isWhole ? undefined : mostMissing).map(({ subject, item_guid: guid }) => (
          <MissingPhoto
            key={`${subject}-${guid ?? ''}`}
            subject={subject}
            itemGuid={guid}
            name={nameOf(subject, guid)}
            onAdd={isReadOnly ? undefined : setPlace}
          />
        ))}
      </Grid>
      {missing.length > mostMissing && !isWhole && (
        <Button variant="quiet" icon="expand_more" onClick={() => showWhole(true)}>
          {t(messages.moreMissing, { count: missing.length - mostMissing })}
        </Button>
      )}
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
            await add({ document_id: documentId, subject: place.subject, item_guid: place.itemGuid });
            setPlace(undefined);
          }}
        />
      )}
    </Box>
  );
}

/**
 * Adds a photo to the note as it stands by then: lines may have been saved, or changed by a colleague, while the photo was
 * on its way.
 */
function useAddPhoto(assignmentId: string, { saver, show }: NoteEditor) {
  const queryClient = useQueryClient();
  return async (photo: Schema<'NotePhoto'>): Promise<void> => {
    await saver.flush();
    const { note } = await queryClient.fetchQuery({ ...noteQuery(assignmentId), staleTime: 0 });
    if (note === null) return;
    show(
      await dataOf(
        api.POST('/api/claim/assessmentNote/savePhotos/{assessment_note_id}', {
          params: { path: { assessment_note_id: note.assessment_note_id } },
          body: { photos: [...note.photos, photo], row_version: note.row_version },
        }),
      ),
    );
  };
}

type MissingPhotoProps = PhotoPlace & { onAdd: ((place: PhotoPlace) => void) | undefined };

/** A long note lacks hundreds of them: only those that changed are drawn again. */
const MissingPhoto = memo(MemoMissingPhoto);

function MemoMissingPhoto({ onAdd, ...place }: MissingPhotoProps) {
  const { formatMessage: t } = useIntl();
  const { name } = place;
  return (
    <Box minWidth="0">
      <Box
        as={onAdd ? 'button' : 'div'}
        display="grid"
        placeItems="center"
        width="full"
        aspectRatio="widePhoto"
        minHeight="44px"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="warning"
        borderRadius="sm"
        color="warning"
        background="warningSubtle"
        cursor={onAdd ? 'pointer' : undefined}
        id={placeId({ subject: place.subject, item_guid: place.itemGuid })}
        {...(onAdd && { onClick: () => onAdd(place), 'aria-label': t(messages.addOf, { name }) })}
      >
        <Icon name="photo_camera" />
      </Box>
      <Text size="sm" color="warning" fontWeight="strong" overflowWrap="anywhere">
        {t(messages.missing, { name })}
      </Text>
    </Box>
  );
}
