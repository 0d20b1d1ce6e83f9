import { foldText } from '@dosar/kernel/search-text';
import { askedFact, askedRole, type AskedRole } from './asked-facts.ts';
import type { FactTopic } from './fact-words.ts';
import { factOfRole } from './named-people.ts';

const mostWords = 6;

const goesOn = /^(?:și|si|dar|iar|and|but|what about|how about)(?!\p{L})[\s,]*/iu;
const ofThem = /\b(?:lui|ei|lor|acestuia|acesteia|his|her|hers|their)\b/;

/** Who a question was about that asked for them, and not for something of theirs. */
const roleOfFact: Partial<Record<FactTopic, AskedRole>> = {
  claimant: 'injured',
  insured: 'insured',
  car_owner: 'owner',
  driver: 'driver',
  at_fault: 'at_fault',
  other_insurer: 'at_fault',
  other_plate: 'at_fault',
  witness: 'witness',
  representative: 'representative',
  notifier: 'notifier',
};

// What somebody has: without a name it is theirs of whom the question before was.
const personal: ReadonlySet<FactTopic | undefined> = new Set<FactTopic>([
  'phone',
  'email',
  'address',
  'personal_number',
  'account',
]);

/** What each of these facts is about, in both languages. */
const subjects: readonly [string, readonly FactTopic[]][] = [
  ['mașina', ['car', 'color', 'odometer', 'plate', 'vin', 'year']],
  ['accident', ['accident_day', 'accident_how', 'accident_place', 'injuries']],
  ['polița', ['policy_days', 'policy_number', 'policy_type', 'own_insurer']],
  ['constatarea', ['inspection', 'inspection_place', 'assessor']],
  ['service', ['shop', 'shop_address', 'shop_email', 'shop_phone', 'shop_ready']],
  ['oferta', ['offered', 'offer_state']],
];

/**
 * A short question with what the one just before it was about, where it goes on with it: "and the phone?" asks for the phone of the
 * witness after "who is the witness". Any other question is answered as it is.
 */
export function continuedQuestion(question: string, before: string): string {
  // What is added behind it belongs to the same sentence.
  const asked = question
    .trim()
    .replace(goesOn, '')
    .replace(/[\s?!.]+$/u, '');
  const folded = foldText(asked);
  if (before === '' || asked === '' || folded.split(/\s+/).length > mostWords) return question;
  const isGoingOn = goesOn.test(question.trim());
  const factBefore = askedFact(before);
  if (
    askedRole(asked) === undefined &&
    (isGoingOn || ofThem.test(folded) || personal.has(askedFact(asked)))
  ) {
    const role = askedRole(before) ?? (factBefore && roleOfFact[factBefore]);
    const ofRole = role && factOfRole(asked, role);
    if (ofRole !== undefined) return ofRole;
  }
  if (!isGoingOn || askedFact(asked) !== undefined) return question;
  const subject = subjects.find(([, facts]) => facts.some((fact) => fact === factBefore))?.[0];
  const about = `${asked} ${subject ?? ''}`;
  return askedFact(about) === undefined ? question : about;
}
