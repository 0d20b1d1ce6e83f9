import type { GuestTokens } from '../pictures/guests.ts';

const partBytes = 2 * 1024 * 1024;
/** How often a broken line is tried again for one photo. */
const mostTries = 20;

/** Where a photo is sent to: over a line of its own or straight to the server. */
export type Way = { origin: string; tokens: GuestTokens };

/** Sends a photo in parts as the pages do, going on where a broken line stopped it; answers its document. */
export async function sendInParts({ origin, tokens }: Way, photo: Uint8Array): Promise<string> {
  const post = async (path: string, body?: object): Promise<Response> =>
    untilAnswered(() =>
      fetch(origin + path, {
        method: 'POST',
        headers: { ...tokens, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  const about = { file_name: 'photo.jpg', size: photo.length, doc_type_code: 'damage_photo' };
  const begun = await post('/api/document/beginUpload', about);
  const { upload_id: id, upload_url: url } = (await begun.json()) as {
    upload_id: string;
    upload_url: string;
  };
  await append({ origin, tokens }, url, photo);
  const kept = await post(`/api/document/keepUpload/${id}`);
  return ((await kept.json()) as { id: string }).id;
}

async function append({ origin, tokens }: Way, url: string, photo: Uint8Array): Promise<void> {
  const headers = { ...tokens, 'tus-resumable': '1.0.0' };
  let offset = 0;
  for (let tries = 0; offset < photo.length && tries < mostTries;) {
    const part = new Uint8Array(photo.subarray(offset, offset + partBytes));
    try {
      const answer = await fetch(origin + url, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: part,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A part of a photo was answered with ${answer.status}.`);
      offset = Number(answer.headers.get('upload-offset'));
    } catch {
      // What arrived before the line broke is not sent again.
      tries += 1;
      const known = await untilAnswered(() => fetch(origin + url, { method: 'HEAD', headers }));
      offset = Number(known.headers.get('upload-offset'));
    }
  }
  if (offset < photo.length) throw new Error('A photo did not arrive.');
}

/** A call that can be repeated is, when the line breaks; what the server refuses is told. */
async function untilAnswered(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    let answer: Response;
    try {
      answer = await call();
    } catch (problem) {
      if (tries === mostTries) throw problem;
      continue;
    }
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
