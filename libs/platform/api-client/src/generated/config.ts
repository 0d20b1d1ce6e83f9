// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Version and environment of the product. */
export const getVersion: Operation<'getVersion'> = {
  id: 'getVersion',
  tag: 'config',
  method: 'GET',
  path: '/api/version',
  access: { callers: ['public'] },
};

/** What a page needs to know before anybody signs in. */
export const getMyBrowser: Operation<'getMyBrowser'> = {
  id: 'getMyBrowser',
  tag: 'config',
  method: 'GET',
  path: '/api/config/myBrowser',
  access: { callers: ['public'] },
};

/** New activities since the last look. */
export const browseNotifications: Operation<'browseNotifications'> = {
  id: 'browseNotifications',
  tag: 'config',
  method: 'GET',
  path: '/api/config/users/browseNotifications',
  access: { callers: ['staff'] },
};

/** Mark the new activities as seen. */
export const clearNotifications: Operation<'clearNotifications'> = {
  id: 'clearNotifications',
  tag: 'config',
  method: 'GET',
  path: '/api/config/users/clearNotifications',
  access: { callers: ['staff'] },
};

/** Looks of the organisation, ready to change. */
export const getBranding: Operation<'getBranding'> = {
  id: 'getBranding',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getBranding',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change the looks of the organisation. */
export const updateBranding: Operation<'updateBranding'> = {
  id: 'updateBranding',
  tag: 'config',
  method: 'POST',
  path: '/api/config/updateBranding',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Work in the background of the organisation. */
export const browseJobs: Operation<'browseJobs'> = {
  id: 'browseJobs',
  tag: 'config',
  method: 'GET',
  path: '/api/config/browseJobs',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** Try a job again that was given up. */
export const retryJob: Operation<'retryJob'> = {
  id: 'retryJob',
  tag: 'config',
  method: 'POST',
  path: '/api/config/retryJob/{job_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** Cancel a job that runs or waits. */
export const cancelJob: Operation<'cancelJob'> = {
  id: 'cancelJob',
  tag: 'config',
  method: 'POST',
  path: '/api/config/cancelJob/{job_id}',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** Whether the process answers. */
export const getHealthLive: Operation<'getHealthLive'> = {
  id: 'getHealthLive',
  tag: 'config',
  method: 'GET',
  path: '/api/health/live',
  access: { callers: ['public'] },
};

/** Whether the process can do its work. */
export const getHealthReady: Operation<'getHealthReady'> = {
  id: 'getHealthReady',
  tag: 'config',
  method: 'GET',
  path: '/api/health/ready',
  access: { callers: ['public'] },
};

/** This contract. */
export const getOpenapi: Operation<'getOpenapi'> = {
  id: 'getOpenapi',
  tag: 'config',
  method: 'GET',
  path: '/api/openapi.json',
  access: { callers: ['public'] },
};

/** What is still missing before the first claim. */
export const getStartChecklist: Operation<'getStartChecklist'> = {
  id: 'getStartChecklist',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getStartChecklist',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};
