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

/** Texts that a newer version of the product words otherwise than the organisation. */
export const browseProposals: Operation<'browseProposals'> = {
  id: 'browseProposals',
  tag: 'config',
  method: 'GET',
  path: '/api/config/browseProposals',
  access: { callers: ['staff'], roles: ['org.configurator', 'org.help_admin'] },
};

/** Take over what the product proposes, or stay with the own words. */
export const decideProposal: Operation<'decideProposal'> = {
  id: 'decideProposal',
  tag: 'config',
  method: 'POST',
  path: '/api/config/decideProposal',
  access: { callers: ['staff'], roles: ['org.configurator', 'org.help_admin'] },
};

/** Every text that the organisation may change, as one document. */
export const exportTexts: Operation<'exportTexts'> = {
  id: 'exportTexts',
  tag: 'config',
  method: 'GET',
  path: '/api/config/exportTexts',
  access: { callers: ['staff'], roles: ['org.configurator', 'org.help_admin'] },
};

/** What a document of texts would change. */
export const previewTextImport: Operation<'previewTextImport'> = {
  id: 'previewTextImport',
  tag: 'config',
  method: 'POST',
  path: '/api/config/previewTextImport',
  access: { callers: ['staff'], roles: ['org.configurator', 'org.help_admin'] },
};

/** Store the reviewed items of a document of texts. */
export const importTexts: Operation<'importTexts'> = {
  id: 'importTexts',
  tag: 'config',
  method: 'POST',
  path: '/api/config/importTexts',
  access: { callers: ['staff'], roles: ['org.configurator', 'org.help_admin'] },
};

/** What is still missing before the first claim. */
export const getStartChecklist: Operation<'getStartChecklist'> = {
  id: 'getStartChecklist',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getStartChecklist',
  access: { callers: ['staff'], roles: ['app.configurator', 'org.configurator'] },
};

/** What a file of closed days would do, line by line. */
export const previewClosures: Operation<'previewClosures'> = {
  id: 'previewClosures',
  tag: 'config',
  method: 'POST',
  path: '/api/config/previewClosures',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Close the organisation on the days of a file. */
export const importClosures: Operation<'importClosures'> = {
  id: 'importClosures',
  tag: 'config',
  method: 'POST',
  path: '/api/config/importClosures',
  idempotent: true,
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Who changed what on a page of the settings. */
export const browseSettingChanges: Operation<'browseSettingChanges'> = {
  id: 'browseSettingChanges',
  tag: 'config',
  method: 'GET',
  path: '/api/config/browseSettingChanges',
  access: {
    callers: ['staff'],
    roles: [
      'app.configurator',
      'org.configurator',
      '*.manager',
      'AC.Assessor.Manager',
      'org.partner_admin',
      'org.help_admin',
    ],
  },
};

/** Put back the values from before a change of the settings. */
export const restoreSettingChange: Operation<'restoreSettingChange'> = {
  id: 'restoreSettingChange',
  tag: 'config',
  method: 'POST',
  path: '/api/config/restoreSettingChange/{change_id}',
  access: {
    callers: ['staff'],
    roles: [
      'app.configurator',
      'org.configurator',
      '*.manager',
      'AC.Assessor.Manager',
      'org.partner_admin',
      'org.help_admin',
    ],
  },
};

/** When the organisation works, and when its messages leave. */
export const getWorkingHours: Operation<'getWorkingHours'> = {
  id: 'getWorkingHours',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getWorkingHours',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change when the organisation works, and when its messages leave. */
export const updateWorkingHours: Operation<'updateWorkingHours'> = {
  id: 'updateWorkingHours',
  tag: 'config',
  method: 'POST',
  path: '/api/config/updateWorkingHours',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What the organisation says about itself, ready to change. */
export const getOrganisation: Operation<'getOrganisation'> = {
  id: 'getOrganisation',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getOrganisation',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change what the organisation says about itself. */
export const updateOrganisation: Operation<'updateOrganisation'> = {
  id: 'updateOrganisation',
  tag: 'config',
  method: 'POST',
  path: '/api/config/updateOrganisation',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What is switched on and off in the organisation. */
export const getFeatures: Operation<'getFeatures'> = {
  id: 'getFeatures',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getFeatures',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Switch a feature on or off. */
export const switchFeature: Operation<'switchFeature'> = {
  id: 'switchFeature',
  tag: 'config',
  method: 'POST',
  path: '/api/config/switchFeature',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What the organisation asks of passwords, and what its people sign in with. */
export const getSignIn: Operation<'getSignIn'> = {
  id: 'getSignIn',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getSignIn',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change what is asked of passwords, and what people sign in with. */
export const updateSignIn: Operation<'updateSignIn'> = {
  id: 'updateSignIn',
  tag: 'config',
  method: 'POST',
  path: '/api/config/updateSignIn',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Which rules refuse a password. */
export const tryPassword: Operation<'tryPassword'> = {
  id: 'tryPassword',
  tag: 'config',
  method: 'POST',
  path: '/api/config/tryPassword',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Days of a year on which the organisation is closed. */
export const getClosures: Operation<'getClosures'> = {
  id: 'getClosures',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getClosures',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Close the organisation on a day or for a part of it, or name the day otherwise. */
export const saveClosure: Operation<'saveClosure'> = {
  id: 'saveClosure',
  tag: 'config',
  method: 'POST',
  path: '/api/config/saveClosure',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Open the organisation on a day again. */
export const removeClosure: Operation<'removeClosure'> = {
  id: 'removeClosure',
  tag: 'config',
  method: 'POST',
  path: '/api/config/removeClosure',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Whom the messages of the organisation come from. */
export const getSender: Operation<'getSender'> = {
  id: 'getSender',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getSender',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Change the name on e-mails and where answers go. */
export const updateSender: Operation<'updateSender'> = {
  id: 'updateSender',
  tag: 'config',
  method: 'POST',
  path: '/api/config/updateSender',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Which rows of the sender's domain the public DNS has. */
export const checkSenderDomain: Operation<'checkSenderDomain'> = {
  id: 'checkSenderDomain',
  tag: 'config',
  method: 'GET',
  path: '/api/config/checkSenderDomain',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Send the caller a message, as everybody else would get it. */
export const sendTestMessage: Operation<'sendTestMessage'> = {
  id: 'sendTestMessage',
  tag: 'config',
  method: 'POST',
  path: '/api/config/sendTestMessage',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** The offices of the organisation. */
export const getBranches: Operation<'getBranches'> = {
  id: 'getBranches',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getBranches',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Open an office, change it or close it. */
export const saveBranch: Operation<'saveBranch'> = {
  id: 'saveBranch',
  tag: 'config',
  method: 'POST',
  path: '/api/config/saveBranch',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Reasons that are offered where something is refused or cancelled. */
export const browseReasons: Operation<'browseReasons'> = {
  id: 'browseReasons',
  tag: 'config',
  method: 'GET',
  path: '/api/config/browseReasons',
  access: { callers: ['staff'], refuses: ['external'] },
};

/** Every reason of the organisation by the place that asks for it. */
export const getReasons: Operation<'getReasons'> = {
  id: 'getReasons',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getReasons',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Add a reason, word it otherwise, retire it, or offer it again. */
export const saveReason: Operation<'saveReason'> = {
  id: 'saveReason',
  tag: 'config',
  method: 'POST',
  path: '/api/config/saveReason',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** For how many days each kind of data is kept before a job removes it. */
export const getRetention: Operation<'getRetention'> = {
  id: 'getRetention',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getRetention',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Set for how many days a kind of data is kept. */
export const saveRetention: Operation<'saveRetention'> = {
  id: 'saveRetention',
  tag: 'config',
  method: 'POST',
  path: '/api/config/saveRetention',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** Everything that the organisation may set, as one document. */
export const exportConfiguration: Operation<'exportConfiguration'> = {
  id: 'exportConfiguration',
  tag: 'config',
  method: 'GET',
  path: '/api/config/exportConfiguration',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** What a document would change, thing by thing. */
export const previewConfigurationImport: Operation<'previewConfigurationImport'> = {
  id: 'previewConfigurationImport',
  tag: 'config',
  method: 'POST',
  path: '/api/config/previewConfigurationImport',
  access: { callers: ['staff'], roles: ['org.configurator'] },
};

/** Store the chosen things of a document. */
export const importConfiguration: Operation<'importConfiguration'> = {
  id: 'importConfiguration',
  tag: 'config',
  method: 'POST',
  path: '/api/config/importConfiguration',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating'] },
};

/** What hangs on a thing of the settings that may be removed or switched off. */
export const getSettingUsage: Operation<'getSettingUsage'> = {
  id: 'getSettingUsage',
  tag: 'config',
  method: 'GET',
  path: '/api/config/getSettingUsage',
  access: {
    callers: ['staff'],
    roles: ['app.configurator', 'org.configurator', '*.manager', 'AC.Assessor.Manager'],
  },
};
