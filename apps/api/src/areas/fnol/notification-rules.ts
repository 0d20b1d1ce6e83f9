import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { clockChange, localMoment, type LocalMoment } from './local-moment.ts';

const homeCountry = 'RO';

/** Older dates are typing errors; the law gives three years to claim. */
const mostYearsAgo = 10;

/** Versions of the notice about personal data that a claimant may have read; the newest first. */
export const noticeVersions: readonly string[] = ['2026-1'];

type FieldRefusal = {
  field: string;
  code: 'required' | 'invalid_value' | 'too_small' | 'in_the_future' | 'nonexistent_time' | 'ambiguous_time' | 'outdated';
};

type NotificationFacts = {
  notifier: { email?: string; phone?: string; preferred_channel: 'email' | 'phone' };
  event: { date: string; time?: string };
  consent_version: string;
  website: string;
};

/** What the contract cannot say about a notification: every field that cannot be right, with the reason. */
export function notificationRefusals(notification: NotificationFacts, now: Date): FieldRefusal[] {
  return [
    ...contactRefusals(notification.notifier),
    ...momentRefusals(notification.event, localMoment(now)),
    ...(noticeVersions.includes(notification.consent_version)
      ? []
      : [{ field: 'consent_version', code: 'outdated' } as const]),
    // Only a program fills in what people cannot see. A refusal, not a false receipt: a browser may fill it in too.
    ...(notification.website === '' ? [] : [{ field: 'website', code: 'invalid_value' } as const]),
  ];
}

/** A phone number as it is stored (E.164), or `undefined` when nobody could be called at it. */
export function callablePhone(typed: string): string | undefined {
  const phone = parsePhoneNumberFromString(typed, homeCountry);
  if (!phone) return undefined;
  // Number plans of networks change; for our own country the shape is enough and stays right.
  const isCallable =
    phone.countryCallingCode === '40' ? /^[237]\d{8}$/.test(phone.nationalNumber) : phone.isPossible();
  return isCallable ? phone.number : undefined;
}

/** Whether a text message can arrive: Romanian fixed lines cannot receive one. */
export function receivesTextMessages(e164: string): boolean {
  return !/^\+40[23]/.test(e164);
}

function contactRefusals({ email, phone, preferred_channel }: NotificationFacts['notifier']): FieldRefusal[] {
  if (email === undefined && phone === undefined)
    return [
      { field: 'notifier.phone', code: 'required' },
      { field: 'notifier.email', code: 'required' },
    ];
  const refusals: FieldRefusal[] = [];
  if (phone !== undefined && callablePhone(phone) === undefined)
    refusals.push({ field: 'notifier.phone', code: 'invalid_value' });
  if ((preferred_channel === 'email' ? email : phone) === undefined)
    refusals.push({ field: 'notifier.preferred_channel', code: 'invalid_value' });
  return refusals;
}

function momentRefusals(event: NotificationFacts['event'], present: LocalMoment): FieldRefusal[] {
  if (event.date > present.date) return [{ field: 'event.date', code: 'in_the_future' }];
  if (Number(event.date.slice(0, 4)) < Number(present.date.slice(0, 4)) - mostYearsAgo)
    return [{ field: 'event.date', code: 'too_small' }];
  if (event.time === undefined) return [];
  if (event.date === present.date && event.time > present.time)
    return [{ field: 'event.time', code: 'in_the_future' }];
  const change = clockChange({ date: event.date, time: event.time });
  return change ? [{ field: 'event.time', code: change }] : [];
}
