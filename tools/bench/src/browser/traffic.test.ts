import { expect, test } from 'vitest';
import { trafficFigures, type Fetched } from './traffic.ts';

const page = 'http://site/';
const app = 'http://site/app.js';

function fetched(url: string, more: Partial<Fetched> = {}): Fetched {
  return { url, isScript: url.endsWith('.js'), startedAt: 10, bytes: 1024, askedBy: page, ...more };
}

test('what was asked for after the page had become useful does not count', () => {
  const late = fetched('http://site/later.js', { startedAt: 12 });
  const figures = trafficFigures([fetched(page), fetched(app, { startedAt: 10.1 }), late], 1500);
  expect(figures).toMatchObject({ requests: 2, kilobytes: 2, javascriptKb: 1 });
});

test('what the browser had already is no request', () => {
  expect(trafficFigures([fetched(page), fetched(app, { bytes: 0 })], 1000)).toMatchObject({
    requests: 1,
    javascriptKb: 0,
  });
});

test('waves count answers that had to come one after the other', () => {
  const chunk = fetched('http://site/chunk.js', { askedBy: app });
  const data = fetched('http://site/api', { askedBy: chunk.url });
  expect(trafficFigures([fetched(page), fetched(app)], 1000).waves).toBe(1);
  expect(trafficFigures([fetched(page), fetched(app), chunk, data], 1000).waves).toBe(3);
});

test('what the page itself asks for early is in the first wave, however late it comes', () => {
  const early = fetched('http://site/api', { startedAt: 10.9 });
  expect(trafficFigures([fetched(page), fetched(app), early], 1000).waves).toBe(1);
});

test('scripts that ask for each other do not go round for ever', () => {
  const one = fetched('http://site/one.js', { askedBy: 'http://site/two.js' });
  const two = fetched('http://site/two.js', { askedBy: 'http://site/one.js' });
  expect(trafficFigures([fetched(page), one, two], 1000).waves).toBe(2);
});
