import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { requestCalls } from '../testing/request-calls.ts';

const api = startTestApi();
const calls = requestCalls(api);
type Rules = Schema<'DocumentRules'>;
const code = 'registration_certificate';
let calin: CallerHeaders;

beforeAll(async () => {
  // A configurator of another insurer.
  await sql`insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'org.configurator' from app_user where username = 'alfa.ana' on conflict do nothing`.execute(
    api.database.kysely,
  );
});
beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

async function aPicture(background: string): Promise<string> {
  const drawn = sharp({ create: { width: 2000, height: 1000, channels: 3, background } });
  const content = await drawn
    .png()
    .withExif({ IFD0: { Copyright: 'Strada Mea 1' } })
    .toBuffer();
  return `data:image/png;base64,${content.toString('base64')}`;
}
const kindOf = async (headers = calin) => {
  const rules = (await api.inject({ url: '/api/document/getRules', headers: { ...headers } })).json<Rules>();
  const found = rules.kinds.find(({ doc_type_code: each }) => each === code);
  if (found === undefined) throw new Error('There is no such kind of document.');
  return found;
};
const save = async (example: object | null, headers = calin, version?: number) =>
  api.inject({
    method: 'POST',
    url: `/api/document/saveExample/${code}`,
    headers: { ...headers },
    payload: { example, row_version: version ?? (await kindOf(headers)).row_version },
  });
const words = { alt_ro: 'Talon, fața', alt_en: 'Slip, front' };

test('B13 a guest who is asked for a document sees the picture of the insurer with its words', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const work = await calls.askableWork();
  const { key } = await calls.asked(ana, work, [code]);
  const guest = await calls.guestOf(key);
  expect((await calls.seenBy(guest)).items[0]?.example).toBeNull();

  const saved = await save({ ...words, picture: await aPicture('#cc0000') });
  expect(saved.statusCode).toBe(200);
  const { items } = await calls.seenBy(guest);
  expect(items[0]?.example?.alt).toMatch(/Talon, fața|Slip, front/);
  const shown = await api.inject({ url: items[0]?.example?.url ?? '' });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  });
  const picture = await sharp(shown.rawPayload).metadata();
  // Made smaller, and nothing of where it was taken is left in it.
  expect([picture.width, picture.height, picture.exif]).toEqual([960, 480, undefined]);
});

test('B13 a picture is shown by the insurer that sent it alone', async () => {
  await save({ ...words, picture: await aPicture('#00cc00') });
  expect((await kindOf()).example).toMatchObject(words);
  expect((await kindOf(await api.tokenFor('alfa.ana'))).example).toBeNull();
});

test('B13 words change without a new picture, and what was before comes back by the history', async () => {
  await save({ ...words, picture: await aPicture('#0000cc') });
  const before = (await kindOf()).example;
  await api.letPass({ minutes: 0.02 });
  expect((await save({ ...words, alt_ro: 'Talonul' })).statusCode).toBe(200);
  expect((await kindOf()).example).toEqual({ ...before, alt_ro: 'Talonul' });
  await api.letPass({ minutes: 0.02 });
  await save(null);
  expect((await kindOf()).example).toBeNull();
  const { items } = (
    await api.inject({ url: '/api/config/browseSettingChanges?page=document-rules', headers: { ...calin } })
  ).json<Schema<'SettingChangePage'>>();
  await api.letPass({ minutes: 0.02 });
  const back = await api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${items[0]?.change_id}`,
    headers: { ...calin },
  });
  expect(back.statusCode).toBe(200);
  expect((await kindOf()).example).toEqual({ ...before, alt_ro: 'Talonul' });
});

test('B13 what is no picture, has no words, is stale, or comes from a handler is refused', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const fake = await save({ ...words, picture: `data:image/png;base64,${script}` });
  expect(fake.json()).toMatchObject({ fields: [{ field: 'example.picture', code: 'invalid_format' }] });
  const picture = await aPicture('#cccc00');
  const wordless = await save({ alt_ro: '  ', alt_en: 'Slip', picture });
  expect(wordless.json()).toMatchObject({ fields: [{ field: 'example.alt_ro', code: 'required' }] });
  await save(null);
  expect((await save(words)).json()).toMatchObject({ fields: [{ code: 'required' }] });
  expect((await save({ ...words, picture }, calin, 999)).statusCode).toBe(412);
  expect((await save({ ...words, picture }, await api.tokenFor('ana.ionescu'), 1)).statusCode).toBe(403);
});
