import { chooseOwner, obstacleOf } from '@dosar/workload-domain';
import { findAwayPeople } from '#src/areas/absences/index.ts';
import { assignmentOpened } from '#src/areas/assignments/events.ts';
import { giveNewWork } from '#src/areas/assignments/index.ts';
import { specialRulesBegan } from '#src/areas/partners/events.ts';
import { findSpecialHandlers } from '#src/areas/partners/index.ts';
import { systemCaller, type ChangeContext, type Subscription } from '#src/kernel/events/domain-event.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { TellerNeeds } from '../approvals/tell-asker.ts';
import { findTeamMembers } from '../team/team-repository.ts';
import { personOf } from '../team/team-person.ts';
import { tellWhyNot, type WhyNot } from './tell-why-not.ts';
import {
  findFileOwners,
  findLoads,
  findNewWork,
  findTeamManagers,
  keepReasons,
  type Decided,
  type WaitingWork,
} from './new-work-repository.ts';

/** New work goes to somebody in the transaction that opens it, where the team or the special customer of its file wants that. */
export function assignNewWork(needs: TellerNeeds): Subscription {
  return assignmentOpened.follow((context, { assignmentId }) => giveOut(needs, context, { assignmentId }));
}

/** Work that waits goes to whom a rule of the special customer names, once that rule begins. */
export function assignRoutedWork(needs: TellerNeeds): Subscription {
  return specialRulesBegan.follow(async (context, { claimFileId, kinds }) => {
    if (kinds.includes('route')) await giveOut(needs, context, { claimFileId });
  });
}

async function giveOut(
  needs: TellerNeeds,
  { tx, caller: { orgId }, now }: ChangeContext,
  of: { assignmentId: string } | { claimFileId: string },
): Promise<void> {
  const context = { tx, caller: systemCaller(orgId), now };
  for (const work of await findNewWork(tx, orgId, of)) {
    if (work.is_ruled) await assignByRule(needs, context, work.team_id, [work]);
    else await assignToNamed(context, work);
  }
}

/**
 * A rule of the special customer names somebody: they get the work of their team also where it is not given out by rule.
 * Where they cannot, the work waits, and the file says why.
 */
export async function assignToNamed(context: ChangeContext, work: WaitingWork): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const special = (await findSpecialHandlers(tx, orgId, [work.claim_file_id])).get(work.claim_file_id);
  if (special?.isByRule !== true) return;
  const { userId } = special;
  const { people, loads } = await peopleOf(context, work.team_id);
  const obstacle = obstacleOf(
    people.find((person) => person.userId === userId),
    loads,
    askedOf(work),
  );
  const choice = chooseOwner(
    obstacle === undefined ? people : people.filter((person) => person.userId === userId),
    loads,
    { ...askedOf(work), ownerIds: [], specialUserId: userId },
  );
  if (obstacle === undefined && choice.userId !== undefined) {
    const given = await giveNewWork(context, [{ assignment_id: work.assignment_id, to_user_id: userId }]);
    if (!given.has(work.assignment_id)) return;
  }
  const known = await keepReasons(tx, orgId, [{ assignmentId: work.assignment_id, choice }], now);
  if (obstacle !== undefined && !known.has(work.assignment_id))
    await tellWhyNot(context, [{ work, userId, obstacle, isGiven: false }]);
}

/** Who of a team can get work now, and how loaded each is. */
async function peopleOf({ tx, caller: { orgId }, now }: ChangeContext, teamId: string) {
  const members = await findTeamMembers(tx, orgId, teamId);
  const userIds = members.map((member) => member.user_id);
  const away = await findAwayPeople(tx, orgId, userIds, { now, days: 0 });
  const people = members
    .filter((member) => member.is_active)
    .map((member) => personOf(member, away.get(member.user_id)?.is_now ?? false));
  return { people, loads: await findLoads(tx, orgId, userIds) };
}

const askedOf = (work: WaitingWork) => ({
  countyCode: work.county_code,
  policyTypeCode: work.policy_type_code,
  assignmentTypeCode: work.assignment_type_code,
  weight: work.weight,
});

/**
 * Gives work that waits to people of its team, one piece after the other, and keeps why; what nobody can get goes on waiting,
 * of which the managers are told once.
 */
export async function assignByRule(
  needs: TellerNeeds,
  context: ChangeContext,
  teamId: string,
  works: readonly WaitingWork[],
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const { people, loads } = await peopleOf(context, teamId);
  const fileIds = works.map((work) => work.claim_file_id);
  const owners = await findFileOwners(tx, orgId, fileIds);
  const specials = await findSpecialHandlers(tx, orgId, fileIds);

  const passedOver: WhyNot[] = [];
  const decided: Decided[] = works.map((work) => {
    const special = specials.get(work.claim_file_id);
    const obstacle = obstacleOf(
      people.find((person) => person.userId === special?.userId),
      loads,
      askedOf(work),
    );
    const choice = chooseOwner(people, loads, {
      ...askedOf(work),
      ownerIds: owners.get(work.claim_file_id) ?? [],
      specialUserId: special?.userId,
    });
    if (special?.isByRule === true && obstacle !== undefined)
      passedOver.push({ work, userId: special.userId, obstacle, isGiven: choice.userId !== undefined });
    if (choice.userId !== undefined) {
      loads.set(choice.userId, (loads.get(choice.userId) ?? 0) + work.weight);
      owners.set(work.claim_file_id, [...(owners.get(work.claim_file_id) ?? []), choice.userId]);
    }
    return { assignmentId: work.assignment_id, choice };
  });
  const given = await giveNewWork(
    context,
    decided.flatMap(({ assignmentId, choice }) =>
      choice.userId === undefined ? [] : [{ assignment_id: assignmentId, to_user_id: choice.userId }],
    ),
  );
  const counting = decided.filter(
    ({ assignmentId, choice }) => choice.userId === undefined || given.has(assignmentId),
  );
  const known = await keepReasons(tx, orgId, counting, now);
  await tellWhyNot(
    context,
    passedOver.filter(({ work }) => !known.has(work.assignment_id)),
  );
  const waiting = new Set(
    counting.flatMap(({ assignmentId, choice }) =>
      choice.userId === undefined && !known.has(assignmentId) ? [assignmentId] : [],
    ),
  );
  await tellManagers(
    needs,
    context,
    teamId,
    works.filter((work) => waiting.has(work.assignment_id)),
  );
}

const mostNamed = 50;

async function tellManagers(
  { staffOrigin }: TellerNeeds,
  { tx, caller: { orgId } }: ChangeContext,
  teamId: string,
  works: readonly WaitingWork[],
) {
  if (works.length === 0) return;
  for (const { email, language } of await findTeamManagers(tx, orgId, teamId)) {
    const texts = language === 'en' ? english : romanian;
    await enqueue(tx, {
      orgId,
      kind: 'email',
      to: email,
      subject: texts.subject(works.length),
      body: [
        texts.why,
        works
          .slice(0, mostNamed)
          .map((work) => work.claim_file_no)
          .join('\n'),
        `${staffOrigin}/manager-area/assignment-rule`,
      ].join('\n\n'),
    });
  }
}

const romanian = {
  subject: (count: number) =>
    count === 1 ? 'O activitate nu are cui să fie dată' : `Activități care nu au cui să fie date: ${count}`,
  why: 'Nimeni din echipă nu poate primi acum munca de pe dosarele de mai jos. Rămâne în coadă și se dă de îndată ce cineva se întoarce sau are loc.',
};
const english: typeof romanian = {
  subject: (count) =>
    count === 1 ? 'Nobody can be given a new task' : `Nobody can be given these new tasks: ${count}`,
  why: 'Nobody of the team can get the work on these files now. It waits in its queue and is given out as soon as somebody is back or has room.',
};
