import type { Schema } from '@dosar/openapi';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

const picture = async (background: string, type: 'png' | 'webp' = 'png') => {
  const drawn = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  const content = await drawn.toFormat(type).toBuffer();
  return `data:image/${type};base64,${content.toString('base64')}`;
};
async function store(payload: { picture: string }, username = 'calin.dobre') {
  return api.inject({
    method: 'POST',
    url: '/api/organisation/storeLogo',
    headers: { ...(await api.tokenFor(username)) },
    payload,
  });
}

test('E2 a picture that a configurator sends can be the logo, in use once the looks say so', async () => {
  const sent = await store({ picture: await picture('#0f766e', 'webp') });
  expect(sent.statusCode).toBe(201);
  const { logo_url } = sent.json<{ logo_url: string }>();
  const headers = { ...(await api.tokenFor('calin.dobre')) };
  const looks = (await api.inject({ url: '/api/config/getBranding', headers })).json<
    Schema<'BrandingSettings'>
  >();
  expect(looks.logo_url).not.toBe(logo_url);
  const saved = await api.inject({
    method: 'POST',
    url: '/api/config/updateBranding',
    headers,
    payload: { ...looks, logo_url },
  });
  expect(saved.json()).toMatchObject({ logo_url });
  // Ten others later it is still there, because pages show it; the first of the others is not.
  const others: string[] = [];
  for (let tone = 10; tone < 21; tone += 1) {
    await api.letPass({ minutes: 1 });
    const other = await store({ picture: await picture(`#${tone}${tone}${tone}`) });
    others.push(other.json<{ logo_url: string }>().logo_url);
  }
  expect((await api.inject({ url: logo_url })).statusCode).toBe(200);
  expect((await api.inject({ url: others[0] ?? '' })).statusCode).toBe(404);
  expect((await api.inject({ url: others[10] ?? '' })).statusCode).toBe(200);
});

test('what only says that it is a picture is refused, and nobody but a configurator sends one', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const refused = [
    `data:image/png;base64,${Buffer.from('nothing to see').toString('base64')}`,
    `data:image/png;base64,${script}`,
  ];
  expect((await store({ picture: refused[0] ?? '' })).json()).toMatchObject({
    status: 422,
    fields: [{ field: 'picture', code: 'invalid_format' }],
  });
  expect((await store({ picture: refused[1] ?? '' })).statusCode).toBe(422);
  expect((await store({ picture: `data:image/svg+xml;base64,${script}` })).statusCode).toBe(400);
  expect((await store({ picture: await picture('#123456') }, 'ana.ionescu')).statusCode).toBe(403);
});
