import type { PhotoSubject } from '@dosar/assessment-domain';
import { api, asUpload, dataOf, newIdempotencyKey, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Dialog, FileChooser, Flex, Grid, Text } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { PhotoThumbnail } from './photo-thumbnail.tsx';

/** What a photo is wanted for. */
export type PhotoPlace = { subject: PhotoSubject; itemGuid: string | null; name: string };

type PhotoDialogProps = {
  place: PhotoPlace;
  assignmentId: string;
  /** Photos that the file has already. */
  photoIds: readonly string[];
  onChoose: (documentId: string) => Promise<void>;
  onClose: () => void;
};

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/tiff,image/avif';

/** Takes a photo, or chooses one of the file, for what is to be seen. */
export function PhotoDialog({ place, assignmentId, photoIds, onChoose, onClose }: PhotoDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const label = useId();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const act = async (work: () => Promise<void>) => {
    setSending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (refused) {
      setProblem(problemText(refused));
    } finally {
      setSending(false);
    }
  };
  const send = ([file]: readonly File[]) =>
    file &&
    act(async () => {
      const stored = await dataOf(
        api.POST('/api/document/upload', {
          params: { header: { 'Idempotency-Key': newIdempotencyKey() } },
          body: { doc_type_code: 'damage_photo', file, assignment_id: assignmentId },
          ...asUpload(),
        }),
      );
      await onChoose(stored.id);
      void queryClient.invalidateQueries(queriesOf('documents'));
    });
  return (
    <Dialog open title={t(messages.dialogTitle, { name: place.name })} onClose={onClose} size="medium">
      <Text id={label} tone="muted">
        {t(messages.dialogText)}
      </Text>
      <Flex gap="2" marginBlock="3" flexWrap="wrap">
        <FileChooser
          labelledBy={label}
          accept="image/*"
          camera
          icon="photo_camera"
          variant="primary"
          onChoose={(files) => void send(files)}
        >
          {t(messages.take)}
        </FileChooser>
        <FileChooser
          labelledBy={label}
          accept={pictures}
          icon="upload"
          onChoose={(files) => void send(files)}
        >
          {t(messages.fromDevice)}
        </FileChooser>
      </Flex>
      {isSending && <Text role="status">{t(messages.sending)}</Text>}
      {problem !== undefined && (
        <Banner tone="danger" live>
          {problem}
        </Banner>
      )}
      {photoIds.length > 0 && (
        <>
          <Text marginBottom="2">{t(messages.ofFile)}</Text>
          <Grid gap="2" gridTemplateColumns="repeat(auto-fill, minmax(120px, 1fr))">
            {photoIds.map((id, index) => (
              <Box
                as="button"
                key={id}
                minWidth="0"
                cursor="pointer"
                textAlign="start"
                onClick={() => void act(() => onChoose(id))}
              >
                <PhotoThumbnail documentId={id} name={t(messages.photoNo, { no: index + 1 })} />
              </Box>
            ))}
          </Grid>
        </>
      )}
    </Dialog>
  );
}
