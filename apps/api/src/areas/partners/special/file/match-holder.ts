import { fileKeys, recognise } from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import { publish, systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { holderTold } from '#src/areas/fnol/events.ts';
import { specialCustomerMatched } from '#src/areas/partners/events.ts';
import { findEntries } from '../entry-repository.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { findFileFacts } from './file-facts-repository.ts';
import { tellOfCustomer } from './match-file.ts';

type Told = Parameters<Parameters<typeof holderTold.follow>[0]>[1];

/** A new file is of the customer whom the number of the insured names, although the file does not keep that number. */
export const matchHolder = holderTold.follow(async (context, { claimFileId, cnp, cui }: Told) => {
  const { tx, caller, now } = context;
  const facts = await findFileFacts(tx, { orgId: caller.orgId, claimFileId });
  // Whoever the file itself names comes first: that stays true whatever changes later.
  if (facts === undefined || facts.customerId !== null) return;
  const holder = { parties: [{ name: '', cnp, cui, phones: [], emails: [] }], plates: [], policies: [] };
  const entries = await findEntries(tx, caller.orgId, fileKeys(holder));
  const { eventDay } = facts;
  const { chosen } = recognise({ ...holder, eventDay, today: localDateOf(now) }, entries);
  const entry = entries.find(({ customerId }) => customerId === chosen?.customerId);
  if (chosen === undefined || entry === undefined) return;
  const { customerId } = chosen;
  await publish(context, specialCustomerMatched, { claimFileId, specialCustomerId: customerId });
  const system: ChangeContext = { tx, caller: systemCaller(caller.orgId), now };
  await tellOfCustomer(system, claimFileId, { entry, reason: chosen.reasons[0] });
  await applyRules(context, { claimFileId, customerId });
});
