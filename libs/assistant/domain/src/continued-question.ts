import { foldText } from '@dosar/kernel/search-text';
import { askedFact, askedRole, type AskedRole } from './asked-facts.ts';
import type { FactTopic } from './fact-words.ts';
import { factOfRole } from './named-people.ts';

/** A longer question names its own subject. */
const mostWords = 6;

const continuation = /^(?:și|si|dar|iar|and|but|what about|how about)(?!\p{L})[\s,]*/iu;
const possessive = /\b(?:lui|ei|lor|acestuia|acesteia|his|her|hers|their)\b/;

/** The role that a question about a person means: "who drove?" is about the driver. */
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

/** Facts about one person. A question for one that names nobody means the person of the previous question. */
const personalFacts: ReadonlySet<FactTopic | undefined> = new Set<FactTopic>([
  'phone',
  'email',
  'address',
  'personal_number',
  'account',
]);

/** A word that names the subject of some facts, so that the rules recognise a question that lacks it. */
const subjects: readonly [string, readonly FactTopic[]][] = [
  ['mașina', ['car', 'color', 'odometer', 'plate', 'vin', 'year']],
  ['accident', ['accident_day', 'accident_how', 'accident_place', 'injuries']],
  ['polița', ['policy_days', 'policy_number', 'policy_type', 'own_insurer']],
  ['constatarea', ['inspection', 'inspection_place', 'assessor']],
  ['service', ['shop', 'shop_address', 'shop_email', 'shop_phone', 'shop_ready']],
  ['oferta', ['offered', 'offer_state']],
];

/**
 * Adds the person or the subject of the previous question to a short question that continues it: after "who is the witness", "and the
 * phone?" asks for the phone of the witness. Returns any other question unchanged.
 */
export function continuedQuestion(question: string, before: string): string {
  // The question loses its closing signs, because the added words belong to the same sentence.
  const asked = question
    .trim()
    .replace(continuation, '')
    .replace(/[\s?!.]+$/u, '');
  const folded = foldText(asked);
  if (before === '' || asked === '' || folded.split(/\s+/).length > mostWords) return question;
  const isContinuation = continuation.test(question.trim());
  const factBefore = askedFact(before);
  if (
    askedRole(asked) === undefined &&
    (isContinuation || possessive.test(folded) || personalFacts.has(askedFact(asked)))
  ) {
    const role = askedRole(before) ?? (factBefore && roleOfFact[factBefore]);
    const ofRole = role && factOfRole(asked, role);
    if (ofRole !== undefined) return ofRole;
  }
  if (!isContinuation || askedFact(asked) !== undefined) return question;
  const subject = subjects.find(([, facts]) => facts.some((fact) => fact === factBefore))?.[0];
  const about = `${asked} ${subject ?? ''}`;
  return askedFact(about) === undefined ? question : about;
}
