import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import type { Load } from './load-gauge.ts';
import { processLoad } from './process-load.ts';

const process = { load: 'calm' as Load };
const api = startTestApi({ load: () => process.load });
let headers: CallerHeaders;
let assignmentId: string;
beforeAll(async () => {
  headers = await api.tokenFor('ana.ionescu');
  assignmentId = (await aPieceOfWork(api)).assignment_id;
});
beforeEach(() => {
  process.load = 'calm';
});

const get = (url: string) => api.inject({ url, headers });
const post = (url: string, payload: object) => api.inject({ method: 'POST', url, headers, payload });
const worklist = () => post('/api/assignment/browseWorklist', { filter_keys: 0, category_code: 'active' });
async function addNote() {
  const note = { assignment_id: assignmentId, body: 'Under load', visibility: 'internal' };
  return (await post('/api/timeline/addNote', note)).statusCode;
}

describe('a busy server', () => {
  beforeEach(() => {
    process.load = 'busy';
  });

  test('turns reads away, and says when to come back', async () => {
    for (const answer of [await get('/api/assignment/browseStatuses'), await worklist()]) {
      expect(answer.json()).toMatchObject({ status: 503, code: 'overloaded' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('still takes what people wrote', async () => {
    expect(await addNote()).toBe(201);
  });
});

describe('an overwhelmed server', () => {
  beforeEach(() => {
    process.load = 'overwhelmed';
  });

  test('turns writes away too', async () => {
    expect(await addNote()).toBe(503);
  });

  test('answers how it does, lets people in, and lets them go', async () => {
    expect((await get('/api/health/live')).statusCode).toBe(200);
    expect((await get('/api/health/ready')).statusCode).toBe(200);
    const wrong = { username: 'nobody', password: 'wrong' };
    expect((await post('/api/auth/appToken', wrong)).statusCode).toBe(400);
    expect((await get('/api/auth/browseSessions')).statusCode).toBe(200);
  });
});

test('a loop that is blocked shows in the measurement, and one that is free does not', async () => {
  const measure = processLoad();
  const turns = async (count: number, milliseconds: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const until = performance.now() + milliseconds;
      while (performance.now() < until);
      await new Promise((next) => setImmediate(next));
    }
  };
  // The first reading covers the time since the measurement began.
  measure();
  await turns(4, 400);
  const blocked = measure();
  expect(blocked.delayMilliseconds).toBeGreaterThan(250);
  expect(blocked.memoryShare).toBeGreaterThan(0);
  expect(blocked.memoryShare).toBeLessThan(0.9);

  await turns(200, 2);
  // Other programs keep this one waiting too, but not for so long.
  expect(measure().delayMilliseconds).toBeLessThan(blocked.delayMilliseconds / 2);
});
