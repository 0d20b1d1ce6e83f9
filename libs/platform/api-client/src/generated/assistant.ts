// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The caller's present thread. */
export const browseAssistantMessages: Operation<'browseAssistantMessages'> = {
  id: 'browseAssistantMessages',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/browseMessages',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Ask the assistant. */
export const sendAssistantMessage: Operation<'sendAssistantMessage'> = {
  id: 'sendAssistantMessage',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/sendMessage',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** The answer to a pending message. */
export const completeAssistantMessage: Operation<'completeAssistantMessage'> = {
  id: 'completeAssistantMessage',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/completeLastMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Confirm or refuse what a saved message proposes. */
export const decideAssistantProposals: Operation<'decideAssistantProposals'> = {
  id: 'decideAssistantProposals',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/decideProposals/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Carry out what a saved message proposes. */
export const processAssistantMessage: Operation<'processAssistantMessage'> = {
  id: 'processAssistantMessage',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/processLastMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Give up a pending answer. */
export const stopAssistantMessage: Operation<'stopAssistantMessage'> = {
  id: 'stopAssistantMessage',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/stopLastMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Say whether an answer helped. */
export const rateAssistantMessage: Operation<'rateAssistantMessage'> = {
  id: 'rateAssistantMessage',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/rateMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Whether a language model words the caller's answers. */
export const getAssistantModelUse: Operation<'getAssistantModelUse'> = {
  id: 'getAssistantModelUse',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/getModelUse',
  access: { callers: ['staff'], feature: 'ai-assistant', refuses: ['impersonating', 'preview_only'] },
};

/** Who has the assistant, and whether a language model words its answers. */
export const getAssistantSettings: Operation<'getAssistantSettings'> = {
  id: 'getAssistantSettings',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/getSettings',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating', 'preview_only'] },
};

/** Switch the assistant on or off. */
export const saveAssistantSettings: Operation<'saveAssistantSettings'> = {
  id: 'saveAssistantSettings',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/saveSettings',
  access: { callers: ['staff'], roles: ['org.configurator'], refuses: ['impersonating', 'preview_only'] },
};
