import { queriesOf } from '@dosar/api-client';
import { useSession } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { PhotoQueue, type PhotographedVisit, type Photos, type SendPhoto } from './photo-queue.ts';
import { devicePhotos } from './photo-store.ts';
import { useSending } from './use-sending.ts';

/** Sends a photo in parts, so that a line that breaks costs only the last of them. */
const sendPhoto: SendPhoto = async (photo, onBegun) => {
  // Nobody needs the protocol before there is a photo and a network.
  const { sendInParts } = await import('@dosar/api-client/parts');
  const file = new File([photo.content], photo.name, { type: photo.type });
  const about = { doc_type_code: 'damage_photo', assignment_id: photo.assignmentId };
  await sendInParts(file, about, {
    signal: new AbortController().signal,
    resumes: photo.uploadId,
    onBegun: (uploadId) => void onBegun(uploadId),
    onProgress: () => undefined,
  });
};

const alone = async (name: string, work: () => Promise<void>) => {
  await navigator.locks.request(name, work);
};

/** The photos of whoever is signed in that are still on this device, and how to add some. */
export function usePhotoQueue() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<Photos>({ waiting: [], refused: [] });
  const userId = profile?.id;
  const queue = useMemo(
    () =>
      userId === undefined
        ? undefined
        : new PhotoQueue(userId, { store: devicePhotos(), send: sendPhoto, alone }, setKept),
    [userId],
  );

  const send = useCallback(async () => {
    if (queue && (await queue.send()) > 0)
      await queryClient.invalidateQueries(queriesOf('documents', 'claims', 'worklist'));
  }, [queue, queryClient]);

  useEffect(
    function readWhatIsKept() {
      void queue?.read().then(setKept);
    },
    [queue],
  );
  useSending(queue && send);

  return {
    ...kept,
    add: async (visit: PhotographedVisit, files: readonly File[]) => {
      try {
        await queue?.add(visit, files);
      } catch {
        // The device has no room left: whoever took the photo has to know at once.
        notify.warning(t(messages.photoNotKept));
      }
      void send();
    },
    forgetRefused: async () => queue?.forgetRefused(),
  };
}
