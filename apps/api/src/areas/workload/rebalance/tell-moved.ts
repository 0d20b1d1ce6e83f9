import type { GivenWork } from '#src/areas/assignments/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { findPerson } from '../approvals/decider-repository.ts';
import type { TellerNeeds } from '../approvals/tell-asker.ts';

const mostNamed = 50;

/** Tells everybody who gets or gives work, in one e-mail each, which files it is about; answers how many people that are. */
export async function tellMoved(
  { staffOrigin }: TellerNeeds,
  { tx, caller }: ChangeContext,
  given: readonly GivenWork[],
): Promise<number> {
  const people = new Set(given.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]));
  for (const userId of people) {
    const person = await findPerson(tx, caller.orgId, userId);
    if (person?.email === null || person === undefined) continue;
    const texts = person.language === 'en' ? english : romanian;
    const got = filesOf(given.filter((work) => work.toUserId === userId));
    const gave = filesOf(given.filter((work) => work.fromUserId === userId));
    await enqueue(tx, {
      orgId: caller.orgId,
      kind: 'email',
      to: person.email,
      subject: texts.subject(got.length, gave.length),
      body: [
        ...(got.length > 0 ? [`${texts.got}\n${listed(got)}`] : []),
        ...(gave.length > 0 ? [`${texts.gave}\n${listed(gave)}`] : []),
        `${staffOrigin}/assignments/worklist?keys=1`,
      ].join('\n\n'),
    });
  }
  return people.size;
}

const romanian = {
  subject: (got: number, gave: number) => `Munca echipei s-a reîmpărțit: primiți ${got}, predați ${gave}`,
  got: 'Ați primit activități pe dosarele:',
  gave: 'Ați predat activități pe dosarele:',
};
const english: typeof romanian = {
  subject: (got, gave) => `The work of the team was shared out again: ${got} for you, ${gave} handed over`,
  got: 'You have got work on these files:',
  gave: 'You have handed over work on these files:',
};

function filesOf(given: readonly GivenWork[]): string[] {
  return given.map((work) => work.claimFileNo);
}

function listed(files: readonly string[]): string {
  const more = files.length > mostNamed ? ['…'] : [];
  return [...files.slice(0, mostNamed), ...more].join('\n');
}
