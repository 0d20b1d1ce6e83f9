import { api, asFile, fileOf, isApiProblem } from '@dosar/api-client/client';
import type { Schema } from '@dosar/openapi';

/** A photo with everything that it shows, and its address inside this page; none when it cannot be had. */
export type PrintedPhoto = {
  documentId: string;
  address: string | undefined;
  shows: readonly Schema<'NotePhoto'>[];
};

const atOnce = 4;

/** Fetches the photos of a note, each once; the tokens travel in headers, which an image cannot send. */
export async function loadPrintedPhotos(
  photos: readonly Schema<'NotePhoto'>[],
  signal: AbortSignal,
): Promise<PrintedPhoto[]> {
  const grouped = [...Map.groupBy(photos, ({ document_id: id }) => id)];
  const loaded: PrintedPhoto[] = [];
  for (let from = 0; from < grouped.length; from += atOnce)
    loaded.push(
      // oxlint-disable-next-line no-await-in-loop -- a few at a time, so that a note with many does not crowd the network
      ...(await Promise.all(
        grouped.slice(from, from + atOnce).map(async ([documentId, shows]) => ({
          documentId,
          shows,
          address: await addressOf(documentId, signal),
        })),
      )),
    );
  return loaded;
}

async function addressOf(documentId: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { content } = await fileOf(
      api.GET('/api/document/download/{document_id}', {
        params: { path: { document_id: documentId }, query: { variant: 'copy' } },
        signal,
        ...asFile,
      }),
    );
    const address = URL.createObjectURL(content);
    const picture = new Image();
    picture.src = address;
    // Decoded here, so that the print window never opens over an empty frame.
    return await picture.decode().then(
      () => address,
      () => undefined,
    );
  } catch (problem) {
    if (isApiProblem(problem)) return undefined;
    throw problem;
  }
}
