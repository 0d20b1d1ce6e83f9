import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { DoneStep } from '#src/areas/claims/extension-points.ts';
import { authorityOf } from '../authority/authority-repository.ts';
import { kindOf } from './ask-approval.ts';
import { shownRow, workersOf } from './browse-approvals.ts';
import { findDeciders, findPerson, type Decider } from './decider-repository.ts';
import { findRequests, type InboxRow } from './inbox-repository.ts';
import { isAsked } from './judge-right.ts';
import { findKept } from './kept-requests.ts';
import { questionsOf } from './shown-questions.ts';
import { lookAt, shownThing } from './things-to-look-at.ts';

type Detail = Schema<'ApprovalDetail'>;
type Reading = Pick<Call<'getApproval'>, 'tx' | 'caller' | 'language'>;

/** One request with how its amount came about, the limits, and who has worked on it. */
export async function getApproval(call: Call<'getApproval'> | Call<'askQuestion'>): Promise<Detail> {
  const { tx, caller, path, language, now } = call;
  const { orgId, userId } = caller;
  const row = (await findRequests(tx, orgId, [path.approval_id])).get(path.approval_id);
  if (!row) {
    const kept = await findKept({ tx, orgId, userId, now, language }, path.approval_id);
    if (kept === undefined) throw notFound();
    return kept;
  }
  const kind = kindOf(row.approval_kind);
  const described = await kind.describe(tx, orgId, row.subject_id);
  const deciders = await findDeciders(tx, orgId);
  const workers = (await workersOf(tx, orgId, [row])).get(row.approval_id) ?? new Set<string>();
  const own = deciders.find((decider) => decider.user_id === userId);
  const hasDecided = row.decided_by_user_id === userId;
  if (!own || !(hasDecided || isAsked(row, own, deciders, workers))) throw notFound();
  const authority = kind.hasAmount ? (own.authority[row.approval_kind] ?? 0) : undefined;
  const { things, steps } = await lookAt(tx, orgId, row, { described, authority });
  return {
    ...shownRow(row, { userId, deciders, workers, language }),
    subject_id: row.subject_id,
    questions: await questionsOf(call, new Map([[row.approval_id, row]])),
    title: described?.title[language] ?? kind.name[language],
    section: described?.section ?? null,
    path: null,
    claimant_name: row.claimant_name,
    note: row.note,
    status: row.status,
    afterwards: kind.afterwards[language],
    derivation: (described?.derivation ?? []).map((line) => ({
      name: line.name[language],
      detail: line.detail?.[language] ?? null,
      amount_bani: line.amountBani,
      is_total: line.isTotal ?? false,
    })),
    to_look_at: things.map((thing) => shownThing(thing, language)),
    limits: kind.hasAmount ? await limitsOf(call, row, deciders) : [],
    four_eyes: await fourEyes(call, row, { workers, steps }),
  };
}

/** Whose authority ends where: whoever asked, the reader, and the manager with the highest. */
async function limitsOf(
  { tx, caller }: Reading,
  row: InboxRow,
  deciders: readonly Decider[],
): Promise<Detail['limits']> {
  const of = (userId: string) => authorityOf(tx, caller.orgId, userId, row.approval_kind);
  const authority = (decider: Decider) => decider.authority[row.approval_kind] ?? 0;
  const own = deciders.find((decider) => decider.user_id === caller.userId);
  const [highest] = deciders.toSorted((one, other) => authority(other) - authority(one));
  const limits: Detail['limits'] = [
    { name: row.asked_by_name, whose: 'asker', amount_bani: await of(row.asked_by_user_id) },
  ];
  if (own && own.user_id !== row.asked_by_user_id)
    limits.push({ name: own.full_name, whose: 'caller', amount_bani: authority(own) });
  if (highest && highest.user_id !== own?.user_id)
    limits.push({ name: highest.full_name, whose: 'highest', amount_bani: authority(highest) });
  return limits.toSorted((one, other) => one.amount_bani - other.amount_bani);
}

/** Who has had a hand in it and in which step, the earliest step first, and whether the reader has. */
async function fourEyes(
  { tx, caller, language }: Reading,
  row: InboxRow,
  { workers, steps }: { workers: ReadonlySet<string>; steps: readonly DoneStep[] },
): Promise<Detail['four_eyes']> {
  const askers = new Set([row.asked_by_user_id, row.asked_for_user_id]);
  const did = (userId: string) =>
    askers.has(userId) ? 'asked' : workers.has(userId) ? 'worked_on_file' : 'nothing';
  const inOrder = steps.toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const people = new Set([...inOrder.map(({ userId }) => userId), ...askers, ...workers, caller.userId]);
  const eyes: Detail['four_eyes'] = [];
  for (const userId of [...people].slice(0, 20)) {
    const person = await findPerson(tx, caller.orgId, userId);
    const step = inOrder.find((one) => one.userId === userId);
    if (person)
      eyes.push({
        full_name: person.full_name,
        did: did(userId),
        what: step?.what[language] ?? null,
        on: step?.on ?? null,
        is_caller: userId === caller.userId,
      });
  }
  return eyes;
}
