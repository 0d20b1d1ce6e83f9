import { formatAmount } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  decisionChecks,
  fileFacts,
  type CheckedThing,
  type DoneStep,
} from '#src/areas/claims/extension-points.ts';
import type { ApprovalDescription } from '../extension-points.ts';
import type { InboxRow } from './inbox-repository.ts';

type Tx = Transaction<Database>;

/** What was looked at before deciding, and the steps that the decision rests on. */
export type Looked = { things: readonly CheckedThing[]; steps: readonly DoneStep[] };

/**
 * What the product checks before somebody decides about a request: the reader's authority, what areas check about the
 * file, what the area of the request checks about its subject, and what deserves a look in the file.
 */
export async function lookAt(
  tx: Tx,
  orgId: string,
  row: InboxRow,
  { described, authority }: { described: ApprovalDescription | undefined; authority: number | undefined },
): Promise<Looked> {
  const { claim_file_id: claimFileId, amount_bani: amount } = row;
  const own = described?.toLookAt ?? [];
  const rights = amount === null || authority === undefined ? [] : [withinAuthority(amount, authority)];
  // Money alone is checked by all areas: who decides about an absence looks at the absence.
  if (claimFileId === null || amount === null) return { things: [...rights, ...own], steps: [] };
  const looked = [];
  for (const { look } of decisionChecks.entries().toSorted((one, other) => one.position - other.position))
    looked.push(await look(tx, orgId, { claimFileId }));
  return {
    things: [
      ...rights,
      ...looked.flatMap(({ things }) => things),
      ...own,
      ...(await thatDeserveALook(tx, orgId, claimFileId)),
    ],
    steps: looked.flatMap(({ steps }) => steps ?? []),
  };
}

function withinAuthority(amount: number, authority: number): CheckedThing {
  const isWithin = amount <= authority;
  return {
    outcome: isWithin ? 'passed' : 'warning',
    name: isWithin
      ? { ro: 'În limita dumneavoastră', en: 'Within your limit' }
      : { ro: 'Peste limita dumneavoastră', en: 'Above your limit' },
    value: {
      ro: `${formatAmount(amount)} din ${formatAmount(authority)}`,
      en: `${formatAmount(amount, 'en')} of ${formatAmount(authority, 'en')}`,
    },
  };
}

/** What was found in the file, such as an account that another claimant has; one line that says so when nothing was. */
async function thatDeserveALook(tx: Tx, orgId: string, claimFileId: string): Promise<CheckedThing[]> {
  const facts = [];
  for (const source of fileFacts.entries()) facts.push(...(await source.find(tx, orgId, { claimFileId })));
  if (facts.length === 0)
    return [
      {
        outcome: 'passed',
        name: { ro: 'Nicio dublură și nimic neobișnuit', en: 'No duplicate and nothing unusual' },
      },
    ];
  return facts
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ text, file }) => ({
      outcome: 'warning' as const,
      name: text,
      ...(file && { detail: { ro: file.claim_file_no, en: file.claim_file_no }, file }),
    }));
}

/** A checked thing in the words of the reader. */
export function shownThing(
  { outcome, name, detail, value, section, file }: CheckedThing,
  language: Language,
): Schema<'ApprovalDetail'>['to_look_at'][number] {
  return {
    outcome,
    name: name[language],
    detail: detail?.[language] ?? null,
    value: value?.[language] ?? null,
    section: section ?? null,
    file: file ?? null,
  };
}
