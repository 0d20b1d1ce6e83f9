import { api, dataOf } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';
import { stepKeyOf, type ReadStatus, type ReadStep } from './process-answers.ts';

type Draft = Schema<'ProcessDraft'>;

/** What the form of a status or a step needs. */
export type ItemFormProps = {
  draft: Draft;
  words: Schema<'ProcessWords'>;
  readAgain: () => Promise<Schema<'ProcessDetail'>>;
  /** Told what the process is after the change, and which item is open then. */
  onStored: (detail: Schema<'ProcessDetail'>, key: string) => void;
};

/** Two fields beside each other, on a phone below each other. */
export const pair = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Stores changes of a draft, all or none. */
export const sendItems = (draft: Draft, items: Schema<'ProcessItemChange'>[]) =>
  dataOf(
    api.POST('/api/assignment/changeProcessDraft', {
      body: { process_version_id: draft.process_version_id, items },
    }),
  );

/** In which row version an item of the draft changed last. */
export const revisionOf = (draft: Draft, key: string) =>
  draft.revisions.find((item) => item.key === key)?.revision ?? 0;

/** A status as it was read in a draft. */
export const readStatus = (from: Draft, status: Schema<'ProcessStatus'>): ReadStatus => {
  const key = `status:${status.code}`;
  return { key, revision: revisionOf(from, key), status };
};

/** A step as it was read in a draft. */
export const readStep = (from: Draft, step: Schema<'ProcessStep'>): ReadStep => {
  const key = stepKeyOf(step);
  return { key, revision: revisionOf(from, key), step };
};
