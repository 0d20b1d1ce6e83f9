import { localDateOf } from '@dosar/kernel/zone';
import { addDays } from '@dosar/kernel/dates';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { holdAssignee } from '../assignee-repository.ts';
import type { ChangeContext, ChangeOf, RowRule } from './row-change.ts';
import { givenToWhoeverIsThere } from './away-rule.ts';
import { snoozed, woken } from './snooze-rule.ts';
import { keepTags } from './tag-repository.ts';
import { tagged } from './tag-rule.ts';
import { dueOn, givenTo, ofPriority } from './value-rules.ts';

/** Changes that set values of the work and reach nothing beside it. */
export type ValueChange = ChangeOf<'assign' | 'due' | 'priority' | 'tag' | 'snooze' | 'wake'>;

const longestSnoozeDays = 180;
const longestTermDays = 3_660;

/** What a change means for each piece of work; refuses one that could be right for none. */
export async function prepareRule(context: ChangeContext, change: ValueChange): Promise<RowRule> {
  switch (change.action) {
    case 'assign':
      return assignRule(context, change);
    case 'due':
      return dueRule(context, change);
    case 'priority':
      return ofPriority(change.priority);
    case 'tag':
      return tagRule(context, change);
    case 'snooze':
      return snoozeRule(context, change);
    case 'wake':
      return woken;
  }
}

async function assignRule(context: ChangeContext, { user_id: userId, note }: ChangeOf<'assign'>) {
  const { tx, caller } = context;
  const assignee = await holdAssignee(tx, caller.orgId, userId);
  if (assignee === undefined) throw fieldRefused('user_id', 'invalid_value');
  // Whoever takes work for themselves is there.
  const rule =
    userId === caller.userId ? givenTo(assignee, true) : await givenToWhoeverIsThere(context, assignee);
  return withNote(rule, note);
}

/** The same, with what the new owner should know beside what is told. */
function withNote(rule: RowRule, note: string | undefined): RowRule {
  if (note === undefined) return rule;
  return (row) => {
    const change = rule(row);
    return 'code' in change ? change : { ...change, told: { ...change.told, body: note } };
  };
}

function dueRule({ now }: ChangeContext, { due_on: day }: ChangeOf<'due'>) {
  const today = localDateOf(now);
  if (day < today) throw fieldRefused('due_on', 'outdated');
  if (day > addDays(today, longestTermDays)) throw fieldRefused('due_on', 'too_large');
  return dueOn(day);
}

async function tagRule({ tx, caller, now }: ChangeContext, change: ChangeOf<'tag'>) {
  const [add, remove] = [change.add.map(tidyTagName), change.remove.map(tidyTagName)];
  if (add.includes('')) throw fieldRefused('add', 'required');
  if (add.length + remove.length === 0) throw fieldRefused('add', 'required');
  const userId = caller.actorUserId ?? caller.userId;
  return tagged(await keepTags(tx, { orgId: caller.orgId, names: add, userId, now }), remove);
}

async function snoozeRule({ tx, caller, now }: ChangeContext, change: ChangeOf<'snooze'>) {
  const until = new Date(change.until);
  if (until <= now) throw fieldRefused('until', 'outdated');
  if (localDateOf(until) > addDays(localDateOf(now), longestSnoozeDays))
    throw fieldRefused('until', 'too_large');
  return snoozed({
    until,
    event: change.for ?? null,
    byUserId: caller.actorUserId ?? caller.userId,
    holidays: await findDaysOff(tx, caller.orgId),
  });
}

/** A tag as it is kept: without spaces around it and with single ones inside. */
function tidyTagName(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ');
}
