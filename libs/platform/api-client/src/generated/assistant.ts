// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** The caller's present thread. */
export const browseAssistantMessages: Operation<'browseAssistantMessages'> = {
  id: 'browseAssistantMessages',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/browseMessages',
  access: { callers: ['staff'], feature: 'ai-assistant' },
};

/** Ask the assistant. */
export const sendAssistantMessage: Operation<'sendAssistantMessage'> = {
  id: 'sendAssistantMessage',
  tag: 'assistant',
  method: 'POST',
  path: '/api/aiAssistant/sendMessage',
  access: { callers: ['staff'], feature: 'ai-assistant' },
};

/** The answer to a pending message. */
export const completeAssistantMessage: Operation<'completeAssistantMessage'> = {
  id: 'completeAssistantMessage',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/completeLastMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant' },
};

/** Carry out what a saved message proposes. */
export const processAssistantMessage: Operation<'processAssistantMessage'> = {
  id: 'processAssistantMessage',
  tag: 'assistant',
  method: 'GET',
  path: '/api/aiAssistant/processLastMessage/{id}',
  access: { callers: ['staff'], feature: 'ai-assistant' },
};
