import { formatLei } from '@dosar/kernel/money';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { claimClosed } from '#src/areas/claims/events.ts';
import { specialRulesBegan } from '#src/areas/partners/events.ts';
import { moneyChanged } from '#src/areas/settlement/events.ts';
import { becauseText } from './because-text.ts';
import { findFileNumber } from './file-number-repository.ts';
import { findUsers } from './rule-name-repository.ts';
import { findActing, noteTold } from './rule-of-file-repository.ts';
import { partOf } from './rule-settings.ts';

/** Where the people who are told read on. */
type Needs = { staffOrigin: string };
type Rule = NonNullable<ReturnType<typeof partOf<'notice'>>>;
type Occasion = {
  code: 'opening' | 'reserve' | 'closing';
  isMeant: (rule: Rule, file: { openedAt: Date }) => boolean;
  what: BilingualText;
};

/** Tells colleagues what happens in the file of a special customer: each rule once of each kind of thing. */
export const noticeSubscriptions = (needs: Needs) => [
  specialRulesBegan.follow(async (context, { claimFileId, kinds }) => {
    if (!kinds.includes('notice')) return;
    await tellPeople(needs, context, claimFileId, {
      code: 'opening',
      // A file that was here before the rule is no news.
      isMeant: ({ on_opening: isWanted }, { openedAt }) =>
        isWanted && openedAt.getTime() === context.now.getTime(),
      what: { ro: 'dosar nou', en: 'new claim file' },
    });
  }),
  moneyChanged.follow(async (context, { claimFileId, reserveBani }) => {
    if (reserveBani === null) return;
    await tellPeople(needs, context, claimFileId, {
      code: 'reserve',
      isMeant: ({ reserve_above_bani: above }) => above !== null && reserveBani > above,
      what: { ro: `rezerva este ${formatLei(reserveBani)}`, en: `the reserve is ${formatLei(reserveBani)}` },
    });
  }),
  claimClosed.follow(async (context, { claimFileId }) => {
    await tellPeople(needs, context, claimFileId, {
      code: 'closing',
      isMeant: ({ on_closing: isWanted }) => isWanted,
      what: { ro: 'dosarul s-a închis', en: 'the claim file is closed' },
    });
  }),
];

async function tellPeople(
  { staffOrigin }: Needs,
  { tx, caller: { orgId } }: ChangeContext,
  claimFileId: string,
  { code, isMeant, what }: Occasion,
): Promise<void> {
  const place = { orgId, claimFileId };
  const acting = (await findActing(tx, orgId, 'notice', [claimFileId])).get(claimFileId);
  const rule = acting && partOf(acting.settings, 'notice');
  if (acting === undefined || rule === undefined) return;
  const file = await findFileNumber(tx, place);
  if (file === undefined || !isMeant(rule, file)) return;
  if (!(await noteTold(tx, place, acting.special_rule_id, code))) return;
  const because = becauseText(acting.customer);
  for (const { email, language, is_active: isActive } of await findUsers(tx, orgId, rule.user_ids)) {
    if (email === null || !isActive) continue;
    const of = language === 'en' ? 'en' : 'ro';
    const subject = `${file.claimFileNo}: ${what[of]}, ${because[of]}`;
    await enqueue(tx, { orgId, kind: 'email', to: email, subject, body: `${subject}.\n\n${staffOrigin}` });
  }
}
