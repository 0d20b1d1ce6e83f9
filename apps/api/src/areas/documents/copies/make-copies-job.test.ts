import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { tidyUp } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import type { CopyMaker, CopyTask } from './copy-maker.ts';
import { copyMaker } from './copy-maker.ts';
import { copiesJobWith } from './make-copies-job.ts';

const api = startTestApi();

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 0/1' } })
  .toBuffer();

async function uploaded(who: CallerHeaders, content: Uint8Array = photo): Promise<string> {
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'avarie.jpg', content });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return answer.json<Schema<'UploadedDocument'>>().id;
}

async function stored(id: string) {
  return api.database.kysely
    .selectFrom('document')
    .where('document_id', '=', id)
    .select(['copies_state', 'copy_key', 'copy_size_bytes', 'thumbnail_key'])
    .executeTakeFirstOrThrow();
}

const work = (maker: Pick<CopyMaker, 'make'>, options: Parameters<typeof api.workOff>[1] = {}) =>
  api.workOff(copiesJobWith(maker), options);
/** Works on everything that waits with a maker that decodes nothing; answers the documents in their order. */
async function orderOfWork(): Promise<string[]> {
  const seen: string[] = [];
  await work({
    make: ({ photo: path }: CopyTask) => {
      seen.push(path);
      return Promise.resolve({ isDecodable: false });
    },
  });
  const { rows } = await sql<{ id: string; key: string }>`
    select document_id as id, storage_key as key from document`.execute(api.database.kysely);
  const idOf = new Map(rows.map(({ id, key }) => [pathOf(key), id]));
  return seen.map((path) => idOf.get(path) ?? path);
}
const pathOf = (key: string) => join(api.runtime.files.incoming, '..', key);
const fileCount = () =>
  readdirSync(join(api.runtime.files.incoming, '..'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

afterEach(async () => {
  await sql`update document set copies_state = 'none' where copies_state = 'waiting'`.execute(
    api.database.kysely,
  );
  await sql`delete from job.job`.execute(api.database.kysely);
});

test('the copies of a picture are made once and kept, without the place where it was taken', async () => {
  const id = await uploaded(await api.guestFor('demo'));
  await api.makeCopies();
  const files = fileCount();
  await api.makeCopies();

  const { copy_key: key, ...row } = await stored(id);
  const content = readFileSync(pathOf(key ?? ''));
  expect(row).toMatchObject({ copies_state: 'ready', copy_size_bytes: content.byteLength });
  const told = await sharp(content).metadata();
  expect([told.width, told.height, told.exif]).toEqual([900, 600, undefined]);
  expect(fileCount()).toBe(files);
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});

test('a damaged picture stays as it came, and nobody tries again', async () => {
  const id = await uploaded(await api.guestFor('demo'), photo.subarray(0, 700));
  await api.makeCopies();
  expect(await stored(id)).toMatchObject({ copies_state: 'none', copy_key: null, thumbnail_key: null });
});

test('a guest who sends many pictures does not keep the photo of another claim waiting, nor its own first ones', async () => {
  const [flooding, honest] = [await api.guestFor('demo'), await api.guestFor('demo')];
  const many: string[] = [];
  for (let number = 0; number < 5; number += 1) many.push(await uploaded(flooding));
  const first = await uploaded(honest);
  many.push(await uploaded(flooding));
  const second = await uploaded(honest);
  expect(await orderOfWork()).toEqual([many[0], first, many[1], second, ...many.slice(2)]);
});

test('the many pictures of one organisation do not keep the other waiting', async () => {
  const [demo, alfa] = [await api.guestFor('demo'), await api.guestFor('alfa')];
  for (let number = 0; number < 4; number += 1) await uploaded(demo);
  const theirs = await uploaded(alfa);
  const seen = await orderOfWork();
  expect(seen).toHaveLength(5);
  expect(seen.indexOf(theirs)).toBe(1);
});

test('a process that dies over a picture is followed by another try, and by an end of trying', async () => {
  const id = await uploaded(await api.guestFor('demo'));
  const dies = { make: () => Promise.reject(new Error('the process ended')) };
  expect(await work(dies)).toBe(1);
  expect(await stored(id)).toMatchObject({ copies_state: 'waiting' });

  // Nobody tries again before the pause is over.
  expect(await work(dies)).toBe(0);
  expect(await work(dies, { ignoresPauses: true })).toBe(6);
  expect(await stored(id)).toMatchObject({ copies_state: 'none' });
});

test('a picture whose job was lost gets one within the hour', async () => {
  const id = await uploaded(await api.guestFor('demo'));
  await sql`delete from job.job`.execute(api.database.kysely);
  await tidyUp(api.runtime);
  await api.makeCopies();
  expect(await stored(id)).toMatchObject({ copies_state: 'ready' });
});

test('a photo that its guest takes back while it is worked on leaves nothing behind', async () => {
  const guest = await api.guestFor('demo');
  const before = fileCount();
  const id = await uploaded(guest);
  const maker = copyMaker();
  await work({
    make: async (task) => {
      const outcome = await maker.make(task);
      await api.inject({ method: 'POST', url: `/api/document/remove/${id}`, headers: guest });
      return outcome;
    },
  });
  maker.stop();
  expect(fileCount()).toBe(before);
});
