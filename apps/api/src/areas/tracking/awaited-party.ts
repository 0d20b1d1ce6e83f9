import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { findOpenRequests, findTrackedCase } from './case-repository.ts';
import { awaitedParties, type AskedCase, type ComingStep } from './extension-points.ts';

type Party = Schema<'AwaitedParty'>;
type TrackedCase = NonNullable<Awaited<ReturnType<typeof findTrackedCase>>>;

type Known = {
  found: Pick<TrackedCase, 'closed_at' | 'waiting_on'>;
  tasks: readonly Schema<'OpenTask'>[];
  requests: Awaited<ReturnType<typeof findOpenRequests>>;
  coming: ComingStep | undefined;
  term: Schema<'TrackedLegalTerm'> | null;
  expectedDate: string | null;
};

/**
 * The party that has to act before the case moves on, in words for the claimant; null when there is none to show.
 *
 * The reason of waiting that staff recorded becomes a party. An approval by a manager shows as the insurer. A wait for the police or
 * for an unnamed party shows nothing, because the inquiry can be about the claimant.
 */
export async function awaitedParty(
  tx: Transaction<Database>,
  asked: AskedCase,
  { found, tasks, requests, coming, term, expectedDate }: Known,
): Promise<Party | null> {
  const { language } = asked;
  if (found.closed_at !== null) return null;
  const [first] = tasks;
  if (first !== undefined)
    return { who: 'claimant', what: owedByClaimant[first.kind][language], until: first.due_date };
  const recorded = found.waiting_on;
  if (recorded === 'police' || recorded === 'other') return null;
  if (recorded === 'shop') return { who: 'shop', what: null, until: null };
  if (recorded === 'insurer') return { who: 'other_insurer', what: null, until: null };
  if (term?.awaited === 'payment')
    return { who: 'insurer', what: owedByInsurer.payment[language], until: term.due_date };
  const outsideParty = coming?.awaited ?? (await partyOfAreas(tx, asked));
  if (outsideParty !== undefined) return outsideParty;
  const until = expectedDate ?? term?.due_date ?? null;
  const isChecking = requests.some(({ items }) => items.some(({ state }) => state === 'received'));
  if (isChecking) return { who: 'insurer', what: owedByInsurer.documents[language], until };
  // Staff wait for the claimant, but this page lists no task: the claimant was asked by another channel.
  return recorded === 'claimant' ? null : { who: 'insurer', what: null, until };
}

async function partyOfAreas(tx: Transaction<Database>, asked: AskedCase): Promise<Party | undefined> {
  for (const source of awaitedParties.entries()) {
    const party = await source.find(tx, asked);
    if (party !== undefined) return party;
  }
  return undefined;
}

/** What the party owes; the text follows its name: "you, the documents". */
const owedByClaimant: Record<Schema<'OpenTask'>['kind'], BilingualText> = {
  documents: { ro: 'documentele cerute', en: 'the documents we asked for' },
  offer: { ro: 'răspunsul la ofertă', en: 'the answer to the offer' },
  account: { ro: 'confirmarea contului bancar', en: 'the confirmation of the bank account' },
  visit: { ro: 'ora constatării', en: 'the hour of the inspection' },
};

const owedByInsurer = {
  documents: { ro: 'verificarea documentelor', en: 'the check of the documents' },
  payment: { ro: 'plata', en: 'the payment' },
} as const;
