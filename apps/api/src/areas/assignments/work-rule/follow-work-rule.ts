import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import { specialRulesBegan } from '#src/areas/partners/events.ts';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { workRuleOf, type WorkRule } from '../extension-points.ts';
import { moveDeadlines, moveToTeam } from './work-rule-repository.ts';

/** Work of a file: some of it that has just been opened, or all that is not done. */
type WorkOfFile = { claimFileId: string; assignmentIds?: readonly string[] };

/** Gives work the deadline and the queue that the rule of its file says, and enters into the timeline for whom; answers the rule. */
export async function followWorkRule(
  context: ChangeContext,
  work: WorkOfFile,
): Promise<WorkRule | undefined> {
  const { tx, caller, now } = context;
  const rule = await workRuleOf(tx, caller.orgId, work.claimFileId);
  if (rule === undefined) return undefined;
  const place = { orgId: caller.orgId, ...work };
  if (rule.teamId !== undefined) await moveToTeam(tx, place, rule.teamId);
  if (rule.sla === undefined) return rule;
  const moved = await moveDeadlines(tx, place, rule.sla);
  await recordTimelineEvents(
    { tx, now, caller: systemCaller(caller.orgId) },
    moved.map(({ assignment_id: assignmentId, hours, usual_hours: usual }) => ({
      claimFileId: work.claimFileId,
      assignmentId,
      kind: 'assignment' as const,
      title: slaText(hours, usual, rule.because),
    })),
  );
  return rule;
}

/** How long work takes, instead of what, and for whom. */
export const slaText = (hours: number, usual: number, because: BilingualText): BilingualText => ({
  ro: `SLA ${hours} h în loc de ${usual} h: ${because.ro}`,
  en: `SLA ${hours} h in place of ${usual} h: ${because.en}`,
});

/** Work that was open before the rules began gets their deadline and queue too. */
export const followRulesThatBegin = specialRulesBegan.follow(async (context, { claimFileId, kinds }) => {
  if (kinds.includes('sla') || kinds.includes('route')) await followWorkRule(context, { claimFileId });
});
