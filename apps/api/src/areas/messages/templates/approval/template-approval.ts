import type { Schema } from '@dosar/openapi';
import { isLastAdministrator } from '#src/areas/account/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { changedFields, recordSettingChange } from '#src/kernel/settings/record-setting-change.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { readTemplateApproval, writeTemplateApproval } from './approval-repository.ts';

type Approval = Schema<'TemplateApproval'>;
type Channel = Schema<'TemplateText'>['channel'];
type Texts = readonly Schema<'TemplateText'>[];
type Reason = 'needs_approval' | 'nobody_else' | 'own_draft' | 'others_draft' | 'not_waiting' | 'outdated';

/** What a change of the setting is about in the history of the page. */
export const approvalSubject = 'approval';

/** Refuses with the reason that the page words. */
export const approvalRefused = (reason: Reason): Problem =>
  new Problem(409, 'template_approval_rule', { context: { reason } });

/** Which kinds of texts a second person approves in the caller's organisation. */
export function getTemplateApproval({ tx, caller }: Call<'getTemplateApproval'>): Promise<Approval> {
  return readTemplateApproval(tx, caller.orgId);
}

/** Chooses which kinds of texts a second person approves. */
export async function saveTemplateApproval(call: Call<'saveTemplateApproval'>): Promise<Approval> {
  return changeTemplateApproval(call, call.body);
}

/** Stores the setting where somebody else could approve, and remembers the change. */
export async function changeTemplateApproval(call: ChangingCall, wanted: Approval): Promise<Approval> {
  const { tx, caller, audit } = call;
  const { orgId } = caller;
  audit.subject(orgId);
  const before = await readTemplateApproval(tx, orgId, { forChange: true });
  if (before.row_version !== wanted.row_version) throw staleRowVersion(before.row_version);
  const fields = changedFields(values(before), values(wanted), ['approval_email', 'approval_sms']);
  if (fields.length === 0) return before;
  if ((wanted.email || wanted.sms) && (await isLastAdministrator(tx, orgId, actorOf(call))))
    throw approvalRefused('nobody_else');
  if (!(await writeTemplateApproval(tx, orgId, wanted))) throw staleRowVersion(before.row_version);
  await recordSettingChange(call, {
    page: 'message-templates',
    subject: { id: approvalSubject, label: call.language === 'en' ? 'Approval' : 'Aprobare' },
    fields,
  });
  return { ...wanted, row_version: before.row_version + 1 };
}

/** Whether a second person approves a change of texts: those of a kind that the organisation asks it for are different. */
export async function needsApproval(
  { tx, caller }: Pick<ChangingCall, 'tx' | 'caller'>,
  before: Texts,
  after: Texts,
): Promise<boolean> {
  const approval = await readTemplateApproval(tx, caller.orgId);
  return (['email', 'sms'] as const).some(
    (channel) => approval[channel] && wordsOf(before, channel) !== wordsOf(after, channel),
  );
}

/** Who acts: nobody approves their own words by acting for somebody. */
export const actorOf = ({ caller }: Pick<ChangingCall, 'caller'>): string =>
  caller.actorUserId ?? caller.userId;

const values = ({ email, sms }: Approval) => ({ approval_email: email, approval_sms: sms });

const wordsOf = (texts: Texts, wanted: Channel) =>
  JSON.stringify(
    texts
      .filter(({ channel }) => channel === wanted)
      .map(({ language, subject, body }) => [language, subject, body])
      .toSorted(([one = ''], [other = '']) => (one ?? '').localeCompare(other ?? '')),
  );
