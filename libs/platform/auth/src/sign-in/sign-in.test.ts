import type { SuccessBody } from '@dosar/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectApi, disconnectApi } from '../connect-api.ts';
import type { Profile } from '../session-core/auth-tokens.ts';
import { tokensOf } from '../session-core/session-fixture.ts';
import { Session } from '../session-core/session.ts';
import { enterAsGuest } from './enter-as-guest.ts';
import { pendingStep } from './pending-step.ts';
import { signIn } from './sign-in.ts';

const credentials = { username: 'ana.ionescu', password: 'Claims-2026-ok!', staySignedIn: false };
const link = { assignment_type: 'claim_notification', assignment_key: 'demo' };
let session: Session;
let answer: SuccessBody<'appToken'>;
let received: unknown[];
let rules: SuccessBody<'getSignInOptions'>;
let asked: (string | null)[];

beforeEach(async () => {
  answer = { ...tokensOf('session-1', 1), one_time_password_required: false };
  received = [];
  asked = [];
  rules = { org_code: 'demo', mode: 'password', provider_name: null, id_token_storage: 'choice' };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/getSignInOptions')) {
      asked.push(new URL(request.url).searchParams.get('org_code'));
      return Response.json(rules);
    }
    received.push(await request.json());
    return Response.json(answer);
  });
  session = new Session({ namespace: 'staff' });
  connectApi({ sessionOfPage: () => session });
  await session.start();
});

afterEach(() => {
  session.close();
  disconnectApi();
});

const answerWith = (profile: Partial<Profile>, oneTimePassword = false) => {
  answer = { ...tokensOf('session-1', 1, profile), one_time_password_required: oneTimePassword };
};

test('T1 the right password signs in and stores tokens and the worklist filter', async () => {
  const worklistFilter = {
    filter_keys: 1,
    assignment_type: null,
    filter_criteria: null,
    category_code: 'all',
  } as const;
  const preferences = {
    color_mode: 'system',
    density: 'comfortable',
    notify_new_activities: true,
    single_key_shortcuts: true,
  } as const;
  answerWith({ user_metadata: { worklist_filter: worklistFilter, preferences } });

  await signIn(session, credentials);
  expect(session.state).toMatchObject({
    status: 'signedIn',
    profile: { user_metadata: { worklist_filter: worklistFilter } },
  });
  expect(received).toEqual([{ username: 'ana.ionescu', password: 'Claims-2026-ok!' }]);
});

test.each([
  ['pre_auth', 'oneTimePassword'],
  ['renew', 'renewPassword'],
  ['staff', undefined],
] as const)('T1 with tokens of kind %s the step that is due is %s', async (kind, step) => {
  answerWith({ kind }, kind === 'pre_auth');
  await signIn(session, credentials);
  const { state } = session;
  expect(state.status === 'signedIn' && pendingStep(state.profile)).toBe(step);
});

test('a guest link opened again uses the tokens that are there', async () => {
  answerWith({ kind: 'guest', guest_scope: link });
  await enterAsGuest(session, link);
  await enterAsGuest(session, link);
  expect(received).toEqual([link]);
});

test('another guest link signs in anew', async () => {
  answerWith({ kind: 'guest', guest_scope: link });
  await enterAsGuest(session, link);
  await enterAsGuest(session, { ...link, assignment_key: 'alfa' });
  expect(received).toHaveLength(2);
});

const isKeptForApplication = () => localStorage.getItem('dosar.staff.idToken') !== null;

test.each([
  ['session', true, false],
  ['session', false, false],
  ['application', false, true],
  ['choice', true, true],
  ['choice', false, false],
] as const)(
  'in an organisation with %s, for somebody who wishes to stay signed in (%j), the id token is kept for the application: %j',
  async (id_token_storage, staySignedIn, isKept) => {
    rules = { ...rules, id_token_storage };
    answerWith({ org_code: 'alfa' });
    await signIn(session, { ...credentials, staySignedIn });
    expect(isKeptForApplication()).toBe(isKept);
    expect(asked).toEqual(['alfa']);
  },
);
