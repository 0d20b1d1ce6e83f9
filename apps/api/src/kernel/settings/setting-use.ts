import type { OperationId, Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { BilingualText, Language } from '../http/request-language.ts';
import { fieldRefused, Problem } from '../problem/problem.ts';
import type { ChangingCall } from './setting-page.ts';

type Kind = Schema<'SettingKind'>;

/** A thing of the settings that somebody is about to remove or to switch off. */
export type UsedSetting = {
  tx: Transaction<Database>;
  caller: ChangingCall['caller'];
  id: string;
  now: Date;
  language: Language;
};

/** How much uses a thing, with the first few by name. */
export type FoundUse = { count: number; examples: Schema<'SettingUseExample'>[] };

/** One way in which a thing of the settings is used, brought by the area that uses it. */
export type SettingUse = {
  kind: Kind;
  /** Which use of the kind, for callers. */
  use: string;
  name: BilingualText;
  /** The thing cannot go while it is used like this. */
  isBlocking?: boolean;
  find: (setting: UsedSetting) => Promise<FoundUse>;
  /** Gives the uses to another thing of the kind, in the transaction of the removal. Answers the people whose access that changed. */
  move?: (call: ChangingCall, ids: { fromId: string; toId: string }) => Promise<readonly string[]>;
};

/** Every use of things of the settings. */
export const settingUses = extensionPoint<SettingUse>('kernel.setting-uses');

/** A kind of thing that can be removed or switched off on a page of the settings. */
export type RemovableSetting = {
  kind: Kind;
  /** The operation that removes it: whom the contract lets call it sees the uses. */
  removedBy: OperationId;
  exists: (setting: UsedSetting) => Promise<boolean>;
  /** What may take its place; nothing when absent. */
  targets?: (setting: UsedSetting) => Promise<Schema<'SettingTarget'>[]>;
};

/** Every kind of thing that can be removed or switched off. */
export const removableSettings = extensionPoint<RemovableSetting>('kernel.removable-settings');

/** Everything that uses a thing now, and what may take its place. */
export async function findUsage(
  { kind, targets }: RemovableSetting,
  setting: UsedSetting,
): Promise<Schema<'SettingUsage'>> {
  const uses = await findUses(kind, setting);
  const isMovable = uses.some(({ effect }) => effect === 'moves' || effect === 'may_move');
  return { uses, targets: isMovable ? ((await targets?.(setting)) ?? []) : [] };
}

async function findUses(kind: Kind, setting: UsedSetting): Promise<Schema<'SettingUse'>[]> {
  const found: Schema<'SettingUse'>[] = [];
  for (const entry of usesOf(kind)) {
    const { count, examples } = await entry.find(setting);
    if (count > 0)
      found.push({
        use: entry.use,
        name: entry.name[setting.language],
        count,
        effect: effectOf(entry),
        examples,
      });
  }
  return found;
}

const usesOf = (kind: Kind) => settingUses.entries().filter((entry) => entry.kind === kind);

function effectOf({ isBlocking = false, move }: SettingUse): Schema<'SettingUse'>['effect'] {
  if (isBlocking) return move === undefined ? 'blocks' : 'moves';
  return move === undefined ? 'stays' : 'may_move';
}

/**
 * Moves what uses a thing, and refuses its removal while something that blocks is left. Answers whose access changed.
 *
 * The caller of this holds the row of the thing, so that nothing begins to use it before the transaction ends.
 */
export async function releaseUses(
  call: ChangingCall,
  { kind, id, moveTo }: { kind: Kind; id: string; moveTo: string | null | undefined },
): Promise<string[]> {
  const { tx, caller, now, language } = call;
  const setting: UsedSetting = { tx, caller, id, now, language };
  const reached: string[] = [];
  if (moveTo !== null && moveTo !== undefined) {
    await requireTarget(kind, setting, moveTo);
    for (const { move } of usesOf(kind))
      if (move) reached.push(...(await move(call, { fromId: id, toId: moveTo })));
    call.audit.note({ moved_to: moveTo });
  }
  const left = (await findUses(kind, setting)).filter(
    ({ effect }) => effect === 'blocks' || effect === 'moves',
  );
  if (left.length > 0)
    throw new Problem(409, 'setting_in_use', {
      context: { uses: left.map(({ use, count }) => ({ use, count })) },
    });
  return reached;
}

async function requireTarget(kind: Kind, setting: UsedSetting, moveTo: string): Promise<void> {
  const removable = removableSettings.entries().find((entry) => entry.kind === kind);
  const targets = (await removable?.targets?.(setting)) ?? [];
  if (!targets.some(({ id }) => id === moveTo)) throw fieldRefused('move_to', 'invalid_value');
}

/** One of the first rows of a use, with how many there are in all. */
export type UseRow = Schema<'SettingUseExample'> & { total: number };

/** How many examples of a use are named. */
export const mostExamples = 5;

/** What the rows of a use come to. */
export function foundUse(rows: readonly UseRow[]): FoundUse {
  return {
    count: rows[0]?.total ?? 0,
    examples: rows.map(({ label, address }) => ({ label, address })),
  };
}
