import { fileKeys } from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import { publish, systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { accidentChanged, partyChanged, policyChanged, vehicleChanged } from '#src/areas/claims/events.ts';
import { specialCustomerMatched } from '#src/areas/partners/events.ts';
import { findEntries, type NamedEntry } from '../entry-repository.ts';
import { decideCustomer, nothingKnown } from './decide-customer.ts';
import { findFileFacts } from './file-facts-repository.ts';
import { findKnownMatches, keepMatches } from './match-repository.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { isDiscreet, reasonText } from './told-customer.ts';

/** A file is matched when its notice comes in, and whenever what it is recognised by changes. */
export const matchOnChange = [
  partyChanged.follow(matchFile),
  vehicleChanged.follow(matchFile),
  policyChanged.follow(matchFile),
  accidentChanged.follow(matchFile),
];

/** Finds out whose file it is, and lets the rules of that customer act in it, in the transaction that changes the file. */
export async function matchFile(context: ChangeContext, file: { claimFileId: string }): Promise<void> {
  const match = await findMatch(context, file);
  if (match !== undefined) await applyRules(context, { ...file, customerId: match.customerId });
}

/** Keeps whose file it is and why, and tells the other areas when that changes; nothing where it is, and was, of nobody special. */
async function findMatch(
  context: ChangeContext,
  { claimFileId }: { claimFileId: string },
): Promise<{ customerId: string | null } | undefined> {
  const { tx, caller, now } = context;
  const place = { orgId: caller.orgId, claimFileId };
  const facts = await findFileFacts(tx, place);
  if (facts === undefined) return undefined;
  const entries = await findEntries(tx, caller.orgId, fileKeys(facts));
  const known = (await findKnownMatches(tx, caller.orgId, [claimFileId])).get(claimFileId) ?? nothingKnown;
  const { refused } = known;
  const { chosen, others, after } = decideCustomer({ ...facts, today: localDateOf(now) }, entries, known);
  const before = facts.customerId;
  const matches = [...(chosen ? [{ ...chosen, lostBy: null }] : []), ...others];
  // Most files are of nobody special and never were: nothing is kept of them, and no rule can be in force there.
  if (matches.length === 0 && known.matched.size === 0 && before === null) return undefined;
  await keepMatches(tx, place, matches, now);
  if (after === before) return { customerId: after };
  await publish(context, specialCustomerMatched, { claimFileId, specialCustomerId: after });
  const system = { tx, caller: systemCaller(caller.orgId), now };
  const entry = entries.find(({ customerId }) => customerId === after);
  if (chosen !== undefined && entry !== undefined)
    await tellOfCustomer(system, claimFileId, { entry, reason: chosen.reasons[0] });
  // Whoever refused the customer has said so in the timeline already.
  else if (before !== null && !refused.has(before))
    await recordTimelineEvent(system, {
      claimFileId,
      kind: 'system',
      title: {
        ro: 'Dosarul nu mai este al unui client special',
        en: 'No longer the claim file of a special customer',
      },
    });
  return { customerId: after };
}

type Told = { entry: NamedEntry; reason: Parameters<typeof reasonText>[0] | undefined };

/** The timeline is read by more people than may know of a VIP: it then says no name and no reason. */
export async function tellOfCustomer(
  context: ChangeContext,
  claimFileId: string,
  { entry, reason }: Told,
): Promise<void> {
  const isTold = !isDiscreet(entry.customerKind) && reason !== undefined;
  const because = isTold ? reasonText(reason) : undefined;
  const title = because
    ? {
        ro: `Client special recunoscut: ${entry.customerName}, ${because.ro}`,
        en: `Special customer recognised: ${entry.customerName}, ${because.en}`,
      }
    : { ro: 'Client special recunoscut', en: 'Special customer recognised' };
  await recordTimelineEvent(context, { claimFileId, kind: 'system', title });
}
