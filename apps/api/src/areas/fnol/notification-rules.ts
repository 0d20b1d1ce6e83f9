import { parsePhone } from '@dosar/kernel/phones';
import { noticeVersions } from '@dosar/fnol-domain/privacy-notice';
import { instantOf, localTimeOf, type LocalTime } from '@dosar/kernel/zone';
import type { FieldProblem } from '@dosar/openapi';

/** Older dates are typing errors; the law gives three years to claim. */
const mostYearsAgo = 10;

/** What the rules look at in a report. */
type NotificationFacts = {
  notifier: { email?: string; phone?: string; preferred_channel: 'email' | 'phone' };
  event: { date: string; time?: string };
  consent_version: string;
  website: string;
};

/** What the contract cannot say about a notification: every field that cannot be right, with the reason. */
export function notificationRefusals(notification: NotificationFacts, now: Date): FieldProblem[] {
  return [
    ...contactRefusals(notification.notifier),
    ...momentRefusals(notification.event, localTimeOf(now)),
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
