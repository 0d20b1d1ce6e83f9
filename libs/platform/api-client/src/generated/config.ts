// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../call/operation.ts';

/** Version and environment of the product. */
export const getVersion: Operation<'getVersion'> = {
  id: 'getVersion',
  tag: 'config',
  method: 'GET',
  path: '/api/version',
};

/** What a page needs to know before anybody signs in. */
export const getMyBrowser: Operation<'getMyBrowser'> = {
  id: 'getMyBrowser',
  tag: 'config',
  method: 'GET',
  path: '/api/config/myBrowser',
};

/** New activities since the last look. */
export const browseNotifications: Operation<'browseNotifications'> = {
  id: 'browseNotifications',
  tag: 'config',
  method: 'GET',
  path: '/api/config/users/browseNotifications',
};

/** Mark the new activities as seen. */
export const clearNotifications: Operation<'clearNotifications'> = {
  id: 'clearNotifications',
  tag: 'config',
  method: 'GET',
  path: '/api/config/users/clearNotifications',
};

/** Whether the process answers. */
export const getHealthLive: Operation<'getHealthLive'> = {
  id: 'getHealthLive',
  tag: 'config',
  method: 'GET',
  path: '/api/health/live',
};

/** Whether the process can do its work. */
export const getHealthReady: Operation<'getHealthReady'> = {
  id: 'getHealthReady',
  tag: 'config',
  method: 'GET',
  path: '/api/health/ready',
};

/** This contract. */
export const getOpenapi: Operation<'getOpenapi'> = {
  id: 'getOpenapi',
  tag: 'config',
  method: 'GET',
  path: '/api/openapi.json',
};
