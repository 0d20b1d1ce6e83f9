import type { Call } from '#src/kernel/http/route-table.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { LinkNeeds } from './send-link.ts';
import type { Received } from './left-work.ts';
import { findToldTakers } from './taker-repository.ts';

/** Tells everybody who takes something over, in one e-mail each, how much of what it is. */
export async function tellTakers(
  { staffOrigin }: LinkNeeds,
  { tx, caller }: Pick<Call<'deactivateUser'>, 'tx' | 'caller'>,
  { name, received, note }: { name: string; received: Received; note: string | undefined },
): Promise<void> {
  for (const person of await findToldTakers(tx, caller.orgId, [...received.keys()])) {
    if (person.email === null) continue;
    const { language } = person;
    const counts = [...(received.get(person.user_id) ?? [])].map(
      ([source, count]) => `${source.name[language]}: ${count}`,
    );
    const text =
      language === 'ro'
        ? { subject: `Preluați munca: ${name}`, begin: `${name} nu mai lucrează în Dosar. Preluați:` }
        : {
            subject: `You take over work: ${name}`,
            begin: `${name} does not work in Dosar any more. You get:`,
          };
    await enqueue(tx, {
      orgId: caller.orgId,
      kind: 'email',
      to: person.email,
      subject: text.subject,
      body: [`${text.begin}\n${counts.join('\n')}`, note, `${staffOrigin}/assignments/worklist?keys=1`]
        .filter(Boolean)
        .join('\n\n'),
    });
  }
}
