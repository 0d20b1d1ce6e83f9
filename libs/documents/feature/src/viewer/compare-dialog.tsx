import { apiQuery, browseVehiclePhotos, type Document, useQueryFailure } from '@dosar/api-client';
import { useDocumentPicture } from '@dosar/api-client/pictures';
import {
  Box,
  Button,
  Dialog,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Icon,
  LoadingState,
  Stack,
  Text,
  tooltipProps,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './compare-messages.ts';
import type { OtherPhoto } from './use-viewer-state.ts';

type CompareDialogProps = {
  assignmentId: string;
  /** The other documents of the file that is open. */
  documents: readonly Document[];
  onCompare: (documentId: string) => void;
  onCompareOther: (photo: OtherPhoto) => void;
  onClose: () => void;
};

/** Chooses what stands beside the document that is open: a photo of its file, or of another file of the same vehicle. */
export function CompareDialog({ documents, onCompare, onClose, ...others }: CompareDialogProps) {
  const { formatMessage: t } = useIntl();
  const photos = documents.filter(({ mime_type: type }) => type.startsWith('image/'));
  return (
    <Dialog open size="large" title={t(messages.compareWith)} onClose={onClose}>
      <Stack gap="5">
        <OtherFiles {...others} />
        {photos.length > 0 && (
          <PhotoGroup
            title={t(messages.thisFile)}
            photos={photos}
            onChoose={(photo) => onCompare(photo.id)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type OtherFilesProps = Pick<CompareDialogProps, 'assignmentId' | 'onCompareOther'>;

function OtherFiles({ assignmentId, onCompareOther }: OtherFilesProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const failureOf = useQueryFailure();
  const found = useQuery(
    apiQuery(browseVehiclePhotos, { params: { path: { assignment_id: assignmentId } } }),
  );
  if (found.isError && !found.data)
    return <ErrorState title={t(messages.othersFailed)} {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="cards" count={2} />;
  const { vin, files } = found.data;
  if (vin === null) return <Text tone="muted">{t(messages.noVin)}</Text>;
  return (
    <>
      <Text tone="muted">{t(files.length === 0 ? messages.nothingElse : messages.vehicle, { vin })}</Text>
      {files.map((file) => (
        <PhotoGroup
          key={file.claim_file_no}
          title={file.claim_file_no}
          about={t(messages.openedOn, { day: formats.date(file.opened_at), total: file.total })}
          photos={file.photos}
          onChoose={(photo) => onCompareOther({ ...photo, claim_file_no: file.claim_file_no })}
        />
      ))}
    </>
  );
}

type Photo = Schema<'VehiclePhoto'>;

type PhotoGroupProps = {
  title: string;
  about?: string;
  photos: readonly Photo[];
  onChoose: (photo: Photo) => void;
};

/** Each small picture is a call of its own: of a file with many, the others come when they are wanted. */
const firstShown = 6;

function PhotoGroup({ title, about, photos, onChoose }: PhotoGroupProps) {
  const { formatMessage: t } = useIntl();
  const headingId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? photos : photos.slice(0, firstShown);
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Flex gap="2" alignItems="baseline" wrap="wrap" marginBottom="2">
        <Heading as="h3" id={headingId} size="md">
          {title}
        </Heading>
        {about !== undefined && <Box color="textMuted">{about}</Box>}
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        gap="2"
        gridTemplateColumns="repeat(auto-fill, minmax(min(8rem, 45%), 1fr))"
      >
        {shown.map((photo) => (
          <li key={photo.id}>
            <SmallPhoto photo={photo} onChoose={() => onChoose(photo)} />
          </li>
        ))}
      </Grid>
      {photos.length > shown.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t(messages.allPhotos, { count: photos.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}

function SmallPhoto({ photo, onChoose }: { photo: Photo; onChoose: () => void }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { id, file_name: name, system_time: at } = photo;
  const { address } = useDocumentPicture(photo.has_thumbnail ? id : undefined, 'thumbnail');
  return (
    <Box
      asChild
      width="full"
      aspectRatio="photo"
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="md"
      cursor="pointer"
      background="surfaceSubtle"
      color="textMuted"
    >
      <button
        type="button"
        aria-label={t(messages.photoOf, { name, day: formats.date(at) })}
        {...tooltipProps(name)}
        onClick={onChoose}
      >
        {address ? (
          <img src={address} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        ) : (
          <Icon name="image" />
        )}
      </button>
    </Box>
  );
}
