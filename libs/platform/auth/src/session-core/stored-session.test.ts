import { expect, test } from 'vitest';
import { tokensOf } from './session-fixture.ts';
import { Session } from './session.ts';
import { storedSession } from './stored-session.ts';

function signedIn(change: Parameters<typeof tokensOf>[2] = {}): void {
  const session = new Session({ namespace: 'staff' });
  session.adopt(tokensOf('session-1', 1, change), { staySignedIn: false });
  session.close();
}

const anyRequest = () => new Request(new URL('/api/anything', location.href));

test('a request is signed for whoever is signed in, as the session itself signs it', () => {
  signedIn();
  const { idToken, refreshToken } = tokensOf('session-1', 1);
  const headers = storedSession()?.sign(anyRequest()).headers;

  expect(headers?.get('Authorization')).toBe(`Bearer ${idToken}`);
  expect(headers?.get('X-Correlation-Token')).toBe(refreshToken);
  expect(storedSession()?.profile.username).toBe('ana.ionescu');
});

test('there is no session to use for a visitor, after its time, or half way through the sign-in', () => {
  expect(storedSession()).toBeUndefined();

  signedIn({ kind: 'renew' });
  expect(storedSession()).toBeUndefined();

  signedIn();
  sessionStorage.setItem('dosar.staff.idToken', JSON.stringify({ value: 'x', expiresAt: Date.now() - 1 }));
  expect(storedSession()).toBeUndefined();
});

test('the tokens of two people in two tabs are no session', () => {
  signedIn();
  localStorage.setItem('dosar.staff.refreshToken', tokensOf('session-2', 1).refreshToken);
  expect(storedSession()).toBeUndefined();
});
