import type { Schema } from '@dosar/openapi';
import { auditNotebook, type AuditNotebook } from '#src/kernel/audit/audit-notes.ts';
import { actorOf, recordAudit } from '#src/kernel/audit/record-audit.ts';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import { standalone, type Call, type StandaloneCall } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { LanguageModel } from '#src/providers/language-model.ts';
import { answerQuestion, type Answer } from '../engine/answer-question.ts';
import { answerTexts } from '../engine/answer-texts.ts';
import { questionOf, storeAnswer } from '../engine/complete-message.ts';
import { mustHaveAssistant } from '../settings/assistant-access.ts';
import { canTake, outputOf } from '../thread/change-message.ts';
import { shownMessage } from '../thread/message-view.ts';
import { endModelCall } from './model-call-repository.ts';
import { planCall, wordAnswer, type PlannedCall } from './word-answer.ts';

export type ModelNeeds = { db: Db; model: LanguageModel };

type Completing = Call<'completeAssistantMessage'>;
type Begun = { shown: Schema<'AssistantMessage'> } | { planned: PlannedCall; answer: Answer };

/**
 * Answers a pending output by rules and lets the model word the answer (specification C34).
 *
 * No transaction is open while the model is waited for. What was found and proposed stands before it is asked; whoever stops or
 * completes the output meanwhile is first, and a server that is killed leaves the output pending for the next one.
 */
export function completeWithModel(needs: ModelNeeds) {
  return standalone<'completeAssistantMessage'>(async (call) => {
    const begun = await audited(needs, call, (inside, audit) => begin(needs, inside, audit));
    if ('shown' in begun) return begun.shown;
    const { planned, answer } = begun;
    const { text, end } = await wordAnswer(needs.model, planned, answer);
    return audited(needs, call, async (inside, audit) => {
      await endModelCall(inside.tx, inside.caller.orgId, planned.callId, end);
      const output = await outputOf(inside);
      if (!canTake(output, 'complete')) return shownMessage(output);
      audit.note({ model: end.outcome, tokens: end.tokens });
      if (text !== undefined) {
        const whole = [text, ...uncitedLines(answer.text)].join('\n');
        return storeAnswer(inside, output, { ...answer, text: whole }, 'model');
      }
      const whyNot = end.outcome === 'used' ? 'failed' : end.outcome;
      const told = `${answerTexts[output.language].whyNot[whyNot]}\n${answer.text}`;
      return storeAnswer(inside, output, { ...answer, text: told }, 'rules_after_model');
    });
  });
}

async function begin({ model }: ModelNeeds, call: Completing, audit: AuditNotebook): Promise<Begun> {
  const { uses_model: usesModel } = await mustHaveAssistant(call);
  const output = await outputOf(call);
  if (!canTake(output, 'complete')) return { shown: shownMessage(output) };
  const question = await questionOf(call, output);
  const answer = await answerQuestion(question);
  // Where nothing was found there is nothing to word.
  if (!usesModel || answer.sources.length === 0)
    return { shown: await storeAnswer(call, output, answer, 'rules') };
  const planned = await planCall(model, { ...call, messageId: output.ai_message_id }, question, answer);
  if ('callId' in planned) {
    audit.leaveOut();
    return { planned, answer };
  }
  audit.note({ model: planned.whyNot });
  const told = `${answerTexts[output.language].whyNot[planned.whyNot]}\n${answer.text}`;
  return { shown: await storeAnswer(call, output, { ...answer, text: told }, 'rules_after_model') };
}

/** What the rules say of themselves, that a part of the question has no answer: no model is asked to word it. */
const uncitedLines = (text: string) => text.split('\n').filter((line) => !/\[\d+\]$/.test(line));

/** Runs a part of the call in a transaction of its own, with what the audit log has to know of it. */
async function audited<Result>(
  { db }: ModelNeeds,
  call: StandaloneCall<'completeAssistantMessage'>,
  work: (inside: Completing, audit: AuditNotebook) => Promise<Result>,
): Promise<Result> {
  const { caller, path, now, address } = call;
  const entry = {
    event: 'ASSISTANT_ANSWERED',
    actor: actorOf(caller),
    entity: 'assistant_message',
    entityId: path.id,
    operationId: 'completeAssistantMessage',
    address,
    now,
  } as const;
  try {
    return await inTenant(
      db,
      caller.orgId,
      async (tx) => {
        const audit = auditNotebook();
        const result = await work({ ...call, tx, audit }, audit);
        const { facts, isLeftOut } = audit.written;
        if (isLeftOut !== true) await recordAudit(tx, { ...entry, outcome: 'success', data: facts });
        return result;
      },
      { retry: true, userId: caller.actorUserId ?? caller.userId },
    );
  } catch (error) {
    if (error instanceof Problem && error.status < 500)
      await inTenant(db, caller.orgId, (tx) =>
        recordAudit(tx, { ...entry, outcome: 'refused', reason: error.code }),
      );
    throw error;
  }
}
