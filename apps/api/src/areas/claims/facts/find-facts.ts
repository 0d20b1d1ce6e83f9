import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { fileFacts, type FactSource } from '../extension-points.ts';
import {
  findFilesOfEvent,
  findFilesOfPhone,
  findFilesOfVehicle,
  findPolicyOutsideItsDays,
} from './fact-repository.ts';

const mostFacts = 30;

/** What deserves a look in a file, the most pressing first. */
export async function findFacts(
  tx: Transaction<Database>,
  { orgId, claimFileId, language }: { orgId: string; claimFileId: string; language: Language },
): Promise<Schema<'FileFact'>[]> {
  const found: Schema<'FileFact'>[] = [];
  for (const source of fileFacts.entries())
    for (const { code, text, file, weight } of await source.find(tx, orgId, { claimFileId }))
      found.push({
        code,
        text: text[language],
        claim_file_no: file?.claim_file_no ?? null,
        assignment_id: file?.assignment_id ?? null,
        weight,
      });
  return found.toSorted((one, other) => other.weight - one.weight).slice(0, mostFacts);
}

const policyDay: FactSource = {
  async find(tx, orgId, { claimFileId }) {
    const policy = await findPolicyOutsideItsDays(tx, orgId, claimFileId);
    if (policy === undefined) return [];
    const text = {
      ro: `Polița nu era valabilă în ziua evenimentului, ${policy.day}`,
      en: `The policy was not valid on the day of the accident, ${policy.day}`,
    };
    return [{ code: 'policy_not_valid', text, weight: 3 }];
  },
};

const sameEvent: FactSource = {
  async find(tx, orgId, { claimFileId }) {
    const text = { ro: 'Alt dosar din același eveniment', en: 'Another claim file of the same accident' };
    const files = await findFilesOfEvent(tx, orgId, claimFileId);
    return files.map((file) => ({ code: 'same_event', text, file, weight: 2 }));
  },
};

const sameVehicle: FactSource = {
  async find(tx, orgId, { claimFileId }) {
    const text = {
      ro: 'Aceeași mașină, într-un dosar mai vechi',
      en: 'The same car on an earlier claim file',
    };
    const files = await findFilesOfVehicle(tx, orgId, claimFileId);
    return files.map((file) => ({ code: 'same_vehicle', text, file, weight: 2 }));
  },
};

const samePhone: FactSource = {
  async find(tx, orgId, { claimFileId }) {
    const files = await findFilesOfPhone(tx, orgId, claimFileId);
    return files.map(({ full_name: name, ...file }) => ({
      code: 'same_phone',
      text: {
        ro: `Același telefon la altcineva: ${name}`,
        en: `The same phone with somebody else: ${name}`,
      },
      file,
      weight: 1,
    }));
  },
};

/** What the files themselves tell. */
export const ownFacts = [policyDay, sameEvent, sameVehicle, samePhone].map((source) =>
  fileFacts.entry(source),
);
