import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi, disconnectApi } from '../connect-api.ts';
import { tokensOf } from '../session-core/session-fixture.ts';
import { Session } from '../session-core/session.ts';
import { actFor } from './act-for.ts';

const own = (generation: number) => tokensOf('own', generation);
const acting = tokensOf('acting', 1, { user_id: 'radu', impersonated_by_user_id: 'ana' });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => Promise.resolve(Response.json({ code: 'session_revoked' }, { status: 401 }));
const answered = (body: object) => () => Promise.resolve(Response.json(body));

let answers: Record<'impersonate' | 'refreshToken', (() => Promise<Response>)[]>;
let asked: string[];
let session: Session;

async function aPageOf(tokens: typeof acting) {
  session = new Session({ namespace: 'staff' });
  connectApi({ sessionOfPage: () => session });
  await session.start();
  session.adopt(tokens);
}

beforeEach(() => {
  asked = [];
  answers = { impersonate: [], refreshToken: [] };
  vi.stubGlobal('fetch', (request: Request) => {
    const call = request.url.endsWith('/impersonate') ? 'impersonate' : 'refreshToken';
    asked.push(call);
    return (answers[call].shift() ?? lost)();
  });
});

afterEach(() => {
  session.close();
  disconnectApi();
});

test('T12 a beginning whose answer is lost is asked for again', async () => {
  await aPageOf(own(1));
  answers.impersonate = [lost, answered(acting)];
  await actFor(session, 'radu');
  expect(session.presentProfile()).toMatchObject({ user_id: 'radu', impersonated_by_user_id: 'ana' });
});

test('T12 a return whose answer is lost is found to have come about', async () => {
  await aPageOf(acting);
  answers.impersonate = [lost, refused];
  answers.refreshToken = [answered(own(2))];
  await actFor(session, 'ana');

  expect(asked).toEqual(['impersonate', 'impersonate', 'refreshToken']);
  expect(session.presentProfile()).toMatchObject({ user_id: 'ana', impersonated_by_user_id: null });
  expect(localStorage.getItem('dosar.staff.refreshToken')).toBe(own(2).refreshToken);
});

test('T12 a page that finds out later that its return had come about asks to be loaded anew, and signs nobody out', async () => {
  await aPageOf(acting);
  await expect(actFor(session, 'ana')).rejects.toMatchObject({ status: 0 });
  expect(session.state).toMatchObject({ status: 'signedIn', profile: { user_id: 'radu' } });

  const told = vi.fn();
  session.correlationTokenChanged.listen(told);
  answers.refreshToken = [answered(own(2))];
  expect(await session.refresh()).toBe('replaced');
  expect(told).toHaveBeenCalledOnce();
  expect(session.presentProfile()).toMatchObject({ user_id: 'ana' });
});

test('a return that the server refuses is told, and changes nobody', async () => {
  await aPageOf(acting);
  answers.impersonate = [() => Promise.resolve(Response.json({ code: 'forbidden' }, { status: 403 }))];
  await expect(actFor(session, 'ana')).rejects.toMatchObject({ status: 403 });
  expect(session.presentProfile()).toMatchObject({ user_id: 'radu' });
});
