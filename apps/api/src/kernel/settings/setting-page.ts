import type { OperationId } from '@dosar/openapi';
import type { JsonValue } from '../database/json-columns.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { Call } from '../http/route-table.ts';
import { Problem } from '../problem/problem.ts';
import type { SettingCall } from './record-setting-change.ts';
import type { SettingChangeRow } from './setting-change-repository.ts';

/** An earlier change, to be taken back. */
export type PastSettingChange = Pick<
  SettingChangeRow,
  'change_id' | 'subject_id' | 'subject_label' | 'fields'
>;

/** A call that may come from its own operation or from a restore. */
export type ChangingCall = SettingCall & Pick<Call<'restoreSettingChange'>, 'language' | 'audit'>;

/** The call that takes a change back; passed on to `recordSettingChange`, it links the new change to the old one. */
export type RestoreCall = ChangingCall & { restoredChangeId: string };

/** What the server knows that a restore may have to ask. */
export type RestoreNeeds = {
  /** The identity provider of an organisation, by its code. */
  identityProviders: (orgCode: string) => { issuer: string; name: string } | undefined;
};

/** A page of the settings with a history. */
export type SettingPage = {
  /** Its address below `/config`. */
  page: string;
  /** The operation that changes the page: whom the contract lets call it reads the history and restores. */
  changedBy: OperationId;
  /** Some changes cannot be taken back, such as a link that was sent; all can when absent. */
  isRestorable?: (change: PastSettingChange) => boolean;
  /** Stores the values from before by the page's own use case: with its rules, its row version, and a change of its own. */
  restore: (call: RestoreCall, change: PastSettingChange, needs: RestoreNeeds) => Promise<void>;
};

/** Every page of the settings whose changes are remembered. */
export const settingPages = extensionPoint<SettingPage>('kernel.setting-pages');

/** Refuses to restore a value whose record is not there any more. */
export function settingGone(): Problem {
  return new Problem(409, 'setting_gone');
}

/** The present values with those of a change as they were before it; fields that the page does not have any more stay out. */
export function withValuesBefore<Values extends Record<string, JsonValue>>(
  present: Values,
  { fields }: PastSettingChange,
): Values {
  const known = fields.filter(({ field }) => Object.hasOwn(present, field));
  return { ...present, ...Object.fromEntries(known.map(({ field, before }) => [field, before])) };
}
