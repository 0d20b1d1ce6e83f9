import { expect, test } from '../support/journey.ts';
import type { SuccessBody } from '@dosar/openapi';

test('C1 E11 everybody may ask which version runs, in which environment, and which pages it serves', async ({
  request,
}) => {
  const answer = await request.get('/api/version');
  expect(answer.status()).toBe(200);
  const version = (await answer.json()) as SuccessBody<'getVersion'>;
  expect(version.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(version.envLabel).toBe('Test');
  expect(await (await request.get('/home')).text()).toContain(`content="${version.build}"`);
  expect(version.envLabelColor).toMatch(/^#[0-9a-f]{6}$/i);
});
