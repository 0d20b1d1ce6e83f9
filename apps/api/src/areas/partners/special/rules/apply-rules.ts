import { publish, systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import { specialRulesBegan } from '#src/areas/partners/events.ts';
import { findCustomer } from '../customer-repository.ts';
import { isDiscreet } from '../file/told-customer.ts';
import { becauseText } from './because-text.ts';
import { findRuleNames } from './rule-name-repository.ts';
import { beginRule, endOthers } from './rule-of-file-repository.ts';
import { findRules, type StoredRule } from './rule-repository.ts';
import { ruleText } from './rule-words.ts';
import { rulesThatCount } from './rules-in-order.ts';

/** The file that was matched, and its special customer; none where it has none any more. */
type MatchedFile = { claimFileId: string; customerId: string | null };

/**
 * Lets the rules of its special customer act in a file that was matched: each version of a rule once, and no other ones.
 *
 * The areas that carry a rule out ask for what is in force; those that have to do something at once follow the event.
 */
export async function applyRules(context: ChangeContext, { claimFileId, customerId }: MatchedFile) {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const place = { orgId, claimFileId };
  const customer = customerId === null ? undefined : await findCustomer(tx, { orgId, customerId });
  const rules =
    customer === undefined
      ? []
      : rulesThatCount(
          await findRules(tx, orgId, { customerId: customer.special_customer_id, level: customer.level }),
        );
  const ended = await endOthers(tx, place, rules, now);
  const system = { tx, caller: systemCaller(orgId), now };
  if (customer === undefined) {
    if (ended.length > 0) await tellOfEnd(system, claimFileId);
    return;
  }
  const begun: StoredRule[] = [];
  for (const rule of rules)
    if (await beginRule(tx, place, customer.special_customer_id, rule, now)) begun.push(rule);
  if (begun.length === 0) return;
  const names = await findRuleNames(
    tx,
    orgId,
    begun.map(({ settings }) => settings),
  );
  const because = becauseText(customer);
  await recordTimelineEvents(
    system,
    begun.map(({ settings }) => {
      const says = ruleText(settings, names, isDiscreet(customer.kind));
      return {
        claimFileId,
        kind: 'system' as const,
        title: { ro: `${says.ro}: ${because.ro}`, en: `${says.en}: ${because.en}` },
      };
    }),
  );
  const kinds = begun.map(({ settings }) => settings.kind);
  await publish(system, specialRulesBegan, { claimFileId, kinds });
}

const tellOfEnd = (context: ChangeContext, claimFileId: string) =>
  recordTimelineEvents(context, [
    {
      claimFileId,
      kind: 'system',
      title: {
        ro: 'Regulile clientului special nu se mai aplică; activitățile date, termenele lor, mesajele trimise și aprobările cerute rămân',
        en: 'The rules of the special customer do not act any more; work given out, its deadlines, sent messages and requests for approval stay',
      },
    },
  ]);
