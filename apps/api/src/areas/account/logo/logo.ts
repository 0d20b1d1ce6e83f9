import type { FileAnswer } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { logoPictureOf } from './logo-picture.ts';
import { findLogo, keepLogo } from './logo-repository.ts';

/** A logo, for everybody who has its address: it stands on pages before anybody has signed in. */
export async function getLogo({ tx, path }: Call<'getLogo'>): Promise<FileAnswer> {
  const content = await findLogo(tx, path.content_hash);
  if (content === undefined) throw notFound();
  const bytes = Buffer.from(content, 'base64');
  return {
    content: (async function* pieces() {
      yield bytes;
    })(),
    mimeType: 'image/png',
    fileName: 'logo.png',
    size: bytes.length,
    isForever: true,
  };
}

/** Keeps a picture as a logo; the page of the looks says which one is in use. */
export async function storeLogo({ tx, caller, body, now, audit }: Call<'storeLogo'>) {
  audit.subject(caller.orgId);
  const picture = await logoPictureOf(body.picture);
  if (picture === undefined) throw fieldRefused('picture', 'invalid_format');
  await keepLogo(tx, caller.orgId, { ...picture, now });
  audit.note({ content_hash: picture.hash });
  return { logo_url: picture.url };
}
