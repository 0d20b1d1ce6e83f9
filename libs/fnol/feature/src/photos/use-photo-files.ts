import { api, asFile, fileOf } from '@dosar/api-client';
import type { FieldFile } from '@dosar/design-system';
import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePhotoEntries } from '../claim-notification/notification-context.ts';
import { problems } from './messages.ts';
import { photoRules } from './photo-rules.ts';
import type { PhotoEntry, PhotoProblem } from './photo-uploads.ts';

const megabyte = 1024 * 1024;

const states = {
  waiting: 'waiting',
  uploading: 'uploading',
  uploaded: 'done',
  failed: 'failed',
  refused: 'refused',
} as const satisfies Record<PhotoEntry['state'], FieldFile['state']>;

/** The photos as the file field shows them, with their small pictures once they are with us. */
export function usePhotoFiles(): FieldFile[] {
  const entries = usePhotoEntries();
  const problemText = usePhotoProblemText();
  // A photo that is not with us yet has no number to ask by.
  const documentIds = entries.flatMap(picturedDocument);
  const answers = useQueries({ queries: documentIds.map(pictureQuery) });
  const pictures = new Map(documentIds.map((id, index) => [id, answers[index]?.data]));

  return entries.map((entry) => {
    const thumbnail = entry.state === 'uploaded' ? pictures.get(entry.documentId) : undefined;
    return {
      id: entry.localId,
      name: entry.fileName,
      state: states[entry.state],
      ...('progress' in entry && { progress: entry.progress }),
      ...('problem' in entry && { reason: problemText(entry.problem) }),
      ...(thumbnail !== undefined && { thumbnail }),
    };
  });
}

function usePhotoProblemText() {
  const { formatMessage: t } = useIntl();
  return (problem: PhotoProblem) => {
    if (problem === 'tooLarge') return t(problems.tooLarge, { megabytes: photoRules.maxBytes / megabyte });
    if (problem === 'tooManyPixels')
      return t(problems.tooManyPixels, { megapixels: photoRules.maxMegapixels });
    if (problem === 'tooMany') return t(problems.tooMany, { most: photoRules.maxFiles });
    return t(problems[problem]);
  };
}

function picturedDocument(entry: PhotoEntry): string[] {
  return entry.state === 'uploaded' && entry.mimeType !== 'application/pdf' ? [entry.documentId] : [];
}

function pictureQuery(documentId: string) {
  return {
    queryKey: ['documents', 'photoPicture', documentId],
    queryFn: async ({ signal }: { signal: AbortSignal }) => addressOf(await thumbnailOf(documentId, signal)),
    staleTime: Infinity,
  };
}

async function thumbnailOf(documentId: string, signal: AbortSignal): Promise<Blob> {
  const params = { path: { document_id: documentId }, query: { variant: 'thumbnail' } } as const;
  return (await fileOf(api.GET('/api/document/download/{document_id}', { params, signal, ...asFile })))
    .content;
}

/** The picture itself as an address: unlike one that is lent, it needs not be given back. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : undefined);
    reader.onerror = () => reject(new Error('The picture could not be read'));
    reader.readAsDataURL(picture);
  });
}
