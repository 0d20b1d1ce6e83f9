import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { processMessage, type ActNeeds } from './act/process-message.ts';
import { completeMessage } from './engine/complete-message.ts';
import { getSettings, saveSettings } from './settings/assistant-settings.ts';
import { decideProposals, rateMessage, stopMessage } from './thread/change-message.ts';
import { browseMessages, sendMessage } from './thread/send-message.ts';

/** The handlers of the area. */
export function assistantRoutes(needs: {
  acts: ActNeeds;
  modelHost: string | null;
}): RouteTable<'assistant'> {
  return {
    browseAssistantMessages: browseMessages,
    sendAssistantMessage: sendMessage,
    completeAssistantMessage: completeMessage,
    decideAssistantProposals: decideProposals,
    processAssistantMessage: (call) => processMessage(needs.acts, call),
    stopAssistantMessage: stopMessage,
    rateAssistantMessage: rateMessage,
    getAssistantSettings: (call) => getSettings(needs, call),
    saveAssistantSettings: (call) => saveSettings(needs, call),
  };
}
