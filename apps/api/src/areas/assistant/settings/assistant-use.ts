import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findConversations } from './assistant-use-repository.ts';

/** Conversations with the assistant go on with the feature alone. */
export const assistantUse = settingUses.entry({
  kind: 'feature',
  use: 'conversations',
  name: { ro: 'Persoane care discută cu asistentul', en: 'People in a conversation with the assistant' },
  find: async ({ tx, caller, id }) =>
    foundUse(id === 'ai-assistant' ? await findConversations(tx, caller.orgId) : []),
});
