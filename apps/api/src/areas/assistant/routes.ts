import type { Db } from '#src/kernel/database/index.ts';
import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { LanguageModel } from '#src/providers/language-model.ts';
import type { ActNeeds } from './act/carry-out.ts';
import { processMessage } from './act/process-message.ts';
import { completeMessage } from './engine/complete-message.ts';
import { getSettings, saveSettings } from './settings/assistant-settings.ts';
import { getModelUse } from './settings/model-use.ts';
import { decideProposals, rateMessage, stopMessage } from './thread/change-message.ts';
import { browseMessages, sendMessage } from './thread/send-message.ts';
import { completeWithModel } from './wording/complete-with-model.ts';

type AssistantNeeds = { acts: ActNeeds; db: Db; model: LanguageModel | undefined };

/** The handlers of the area. */
export function assistantRoutes({ acts, db, model }: AssistantNeeds): RouteTable<'assistant'> {
  const needs = { modelHost: model?.host ?? null };
  return {
    browseAssistantMessages: browseMessages,
    sendAssistantMessage: sendMessage,
    completeAssistantMessage: model === undefined ? completeMessage : completeWithModel({ db, model }),
    decideAssistantProposals: decideProposals,
    processAssistantMessage: (call) => processMessage(acts, call),
    stopAssistantMessage: stopMessage,
    rateAssistantMessage: rateMessage,
    getAssistantModelUse: (call) => getModelUse(model, call),
    getAssistantSettings: (call) => getSettings(needs, call),
    saveAssistantSettings: (call) => saveSettings(needs, call),
  };
}
