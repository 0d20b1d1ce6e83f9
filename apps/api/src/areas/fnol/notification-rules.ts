import { parsePhone } from '@dosar/kernel/phones';
import { normalisePlate } from '@dosar/kernel/plates';
import { noticeVersions } from '@dosar/fnol-domain/privacy-notice';
import { instantOf, localTimeOf, type LocalTime } from '@dosar/kernel/zone';
import type { FieldProblem } from '@dosar/openapi';

/** Older dates are typing errors; the law gives three years to claim. */
const mostYearsAgo = 10;

/** What the rules look at in a report. */
type NotificationFacts = {
  notifier: { email?: string; phone?: string; preferred_channel: 'email' | 'phone' };
  event: { date: string; time?: string; time_until?: string };
  other_vehicle?: { plate?: string };
  consent_version: string;
  website: string;
};

/** What the contract cannot say about a notification: every field that cannot be right, with the reason. */
export function notificationRefusals(notification: NotificationFacts, now: Date): FieldProblem[] {
  return [
    ...contactRefusals(notification.notifier),
    ...momentRefusals(notification.event, localTimeOf(now)),
    ...rangeRefusals(notification.event, localTimeOf(now)),
    ...plateRefusals('other_vehicle.plate', notification.other_vehicle?.plate),
    ...(isKnownNotice(notification.consent_version)
      ? []
      : [{ field: 'consent_version', code: 'outdated' as const }]),
    // Only a program fills in what people cannot see. A refusal, not a false receipt: a browser may fill it in too.
    ...(notification.website === '' ? [] : [{ field: 'website', code: 'invalid_value' as const }]),
  ];
}

function isKnownNotice(version: string): boolean {
  return noticeVersions.some((known) => known === version);
}

/** Whether somebody can be reached, and by the way that they chose. */
export function contactRefusals({
  email,
  phone,
  preferred_channel,
}: NotificationFacts['notifier']): FieldProblem[] {
  if (email === undefined && phone === undefined)
    return [
      { field: 'notifier.phone', code: 'required' },
      { field: 'notifier.email', code: 'required' },
    ];
  const refusals: FieldProblem[] = [];
  if (phone !== undefined && parsePhone(phone) === undefined)
    refusals.push({ field: 'notifier.phone', code: 'invalid_value' });
  if ((preferred_channel === 'email' ? email : phone) === undefined)
    refusals.push({ field: 'notifier.preferred_channel', code: 'invalid_value' });
  return refusals;
}

/** Whether an accident can have happened at that moment. */
export function momentRefusals(event: NotificationFacts['event'], present: LocalTime): FieldProblem[] {
  if (event.date > present.date) return [{ field: 'event.date', code: 'in_the_future' }];
  if (Number(event.date.slice(0, 4)) < Number(present.date.slice(0, 4)) - mostYearsAgo)
    return [{ field: 'event.date', code: 'too_small' }];
  if (event.time === undefined) return [];
  if (event.date === present.date && event.time > present.time)
    return [{ field: 'event.time', code: 'in_the_future' }];
  const named = instantOf({ date: event.date, time: event.time });
  return 'fault' in named ? [{ field: 'event.time', code: named.fault }] : [];
}

/** Whether the second of two hours can be the end of the time in which it happened. */
export function rangeRefusals(event: NotificationFacts['event'], present: LocalTime): FieldProblem[] {
  const { date, time, time_until: until } = event;
  if (until === undefined) return [];
  const field = 'event.time_until';
  if (time === undefined || until <= time) return [{ field, code: 'too_small' }];
  if (date === present.date && until > present.time) return [{ field, code: 'in_the_future' }];
  const named = instantOf({ date, time: until });
  return 'fault' in named ? [{ field, code: named.fault }] : [];
}

/** Whether a plate has anything of a plate in it. */
export function plateRefusals(field: string, plate: string | undefined): FieldProblem[] {
  return plate !== undefined && normalisePlate(plate) === '' ? [{ field, code: 'invalid_value' }] : [];
}
