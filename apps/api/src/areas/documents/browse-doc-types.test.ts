import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();

test('the kinds of document that claimants can be asked for are named in the language of the reader', async () => {
  const namesIn = async (language: string) => {
    const answer = await api.inject({
      url: '/api/document/browseDocTypes',
      headers: { ...(await api.tokenFor('ana.ionescu')), 'accept-language': language },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<Schema<'Lookup'>[]>();
  };
  const [romanian, english] = [await namesIn('ro'), await namesIn('en')];
  expect(romanian.length).toBeGreaterThan(3);
  expect(english.map(({ code }) => code)).toEqual(romanian.map(({ code }) => code));
  expect(english.map(({ name }) => name)).not.toEqual(romanian.map(({ name }) => name));
});
