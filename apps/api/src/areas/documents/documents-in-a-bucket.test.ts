import { readdirSync } from 'node:fs';
import type { Schema } from '@dosar/openapi';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { multipart } from '#src/testing/multipart.ts';
import { startS3Server } from '#src/testing/s3-server.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { documentCalls } from './testing/document-calls.ts';

const s3 = await startS3Server();
const { bucket, endpoint, credentials } = s3.settings;
const api = startTestApi({
  env: {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  },
});
const { newWork, post } = documentCalls(api);
afterAll(() => s3.stop());

const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
  .jpeg()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 25/1 0/1' } })
  .toBuffer();

function upload(who: CallerHeaders, assignmentId: string) {
  const form = multipart(
    { doc_type_code: 'damage_photo', assignment_id: assignmentId },
    { name: 'avarie.jpg', content: photo },
  );
  const headers = { ...who, ...form.headers };
  return api.inject({ method: 'POST', url: '/api/document/upload', headers, payload: form.payload });
}

const read = (who: CallerHeaders, id: string, variant: string) =>
  api.inject({ url: `/api/document/download/${id}?variant=${variant}`, headers: who });

test('a photo is kept in the bucket, and comes from there as it was sent, small, without its place, and in the archive', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const { id } = (await upload(ana, work)).json<Schema<'UploadedDocument'>>();
  await api.makeCopies();

  expect((await read(ana, id, 'original')).rawPayload.equals(photo)).toBe(true);
  const [small, copy] = [await read(ana, id, 'thumbnail'), await read(ana, id, 'copy')];
  expect((await sharp(small.rawPayload).metadata()).width).toBe(480);
  expect((await sharp(copy.rawPayload).metadata()).exif).toBeUndefined();
  const archive = await api.inject({
    url: `/api/document/downloadAll/${work}?document_ids=${id}`,
    headers: ana,
  });
  expect(Buffer.from(unzipSync(archive.rawPayload)['avarie.jpg'] ?? []).equals(photo)).toBe(true);
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});

test('a file that came in parts goes to the bucket once it is whole', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const begun = (
    await post(ana, 'beginUpload', {
      file_name: 'parti.jpg',
      size: photo.length,
      doc_type_code: 'damage_photo',
      assignment_id: work,
    })
  ).json<{ upload_id: string; upload_url: string }>();
  const headers = {
    ...ana,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  await api.inject({ method: 'PATCH', url: begun.upload_url, headers, payload: photo });
  const kept = (await post(ana, `keepUpload/${begun.upload_id}`)).json<Schema<'UploadedDocument'>>();
  expect((await read(ana, kept.id, 'original')).rawPayload.equals(photo)).toBe(true);
});

test('while the bucket is away nothing is stored, and whoever sends or asks is told to try again', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { assignment_id: work } = await newWork();
  const { id } = (await upload(ana, work)).json<Schema<'UploadedDocument'>>();
  await s3.stop();

  for (const refused of [await upload(ana, work), await read(ana, id, 'original')]) {
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toMatchObject({ code: 'file_store_unavailable' });
  }
  expect(readdirSync(api.runtime.files.incoming)).toEqual([]);
});
