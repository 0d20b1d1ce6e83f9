import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { MessageHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import type { ReminderRule } from './reminder-times.ts';

/** How an organisation asks for documents. */
export type RequestRule = ReminderRule & {
  /** Days that a recipient is given, where nobody says another term. */
  dueDays: number;
  /** Days after which a link opens nothing any more. */
  validDays: number;
  /** What a new claim lacks is asked for without anybody of the staff. */
  asksByItself: boolean;
};

const usual = {
  reminderDays: [3, 7, 14],
  dueDays: 7,
  validDays: 30,
  asksByItself: true,
};

/** The rule of an organisation, or the usual one with its hours of messages until it sets its own. */
export async function findRequestRule(tx: Transaction<Database>, orgId: string): Promise<RequestRule> {
  const row = await tx
    .selectFrom('doc_request_rule')
    .where('org_id', '=', orgId)
    .select([
      'reminder_days',
      'reminder_time',
      'quiet_from',
      'quiet_until',
      'due_days',
      'valid_days',
      'asks_by_itself',
    ])
    .executeTakeFirst();
  if (row === undefined) {
    const { from, until } = await findMessageHours(tx, orgId);
    return { ...usual, reminderTime: usualTime({ from, until }), quietFrom: until, quietUntil: from };
  }
  const minutes = (time: string) => time.slice(0, 5);
  return {
    reminderDays: row.reminder_days,
    reminderTime: minutes(row.reminder_time),
    quietFrom: minutes(row.quiet_from),
    quietUntil: minutes(row.quiet_until),
    dueDays: row.due_days,
    validDays: row.valid_days,
    asksByItself: row.asks_by_itself,
  };
}

/** Whether new claims of an organisation are asked for what they lack without anybody of the staff. */
export async function asksByItself(tx: Transaction<Database>, orgId: string): Promise<boolean> {
  return (await findRequestRule(tx, orgId)).asksByItself;
}

/** Nine o'clock, or the hour at which messages begin to leave when nine is in quiet hours. */
function usualTime({ from, until }: MessageHours): string {
  return from <= '09:00' && '09:00' < until ? '09:00' : from;
}
