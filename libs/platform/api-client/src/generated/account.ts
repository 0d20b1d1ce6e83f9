// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../call/operation.ts';

/** Sign in with user name and password. */
export const appToken: Operation<'appToken'> = {
  id: 'appToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/appToken',
};

/** Exchange the access token of an external identity provider. */
export const externalAppToken: Operation<'externalAppToken'> = {
  id: 'externalAppToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/appToken/external',
};

/** Replace the tokens of a session by newer ones. */
export const refreshToken: Operation<'refreshToken'> = {
  id: 'refreshToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/refreshToken',
};

/** End the session of the presented tokens. */
export const logout: Operation<'logout'> = {
  id: 'logout',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/logout',
};

/** Sign a guest in on one assignment. */
export const guestToken: Operation<'guestToken'> = {
  id: 'guestToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/guestToken',
};

/** Sign a claimant in on an organisation's tracker, no case yet. */
export const trackerToken: Operation<'trackerToken'> = {
  id: 'trackerToken',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/trackerToken',
};

/** Act as a replaced user, or return to oneself. */
export const impersonate: Operation<'impersonate'> = {
  id: 'impersonate',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/impersonate',
};

/** Check the present password. */
export const checkPass: Operation<'checkPass'> = {
  id: 'checkPass',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/checkPass',
};

/** Change one's own password. */
export const updatePass: Operation<'updatePass'> = {
  id: 'updatePass',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/updatePass',
};

/** Replace an expired or default password. */
export const renew: Operation<'renew'> = {
  id: 'renew',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/renew',
};

/** Send a one-time password to the user's channel. */
export const generateOneTimePassword: Operation<'generateOneTimePassword'> = {
  id: 'generateOneTimePassword',
  tag: 'account',
  method: 'GET',
  path: '/api/auth/generateOneTimePassword',
};

/** Complete the login with the one-time password. */
export const verifyOneTimePassword: Operation<'verifyOneTimePassword'> = {
  id: 'verifyOneTimePassword',
  tag: 'account',
  method: 'POST',
  path: '/api/auth/verifyOneTimePassword',
};
