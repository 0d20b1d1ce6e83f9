import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { expect, test } from 'vitest';
import { notificationRefusals } from './notification-rules.ts';

/** 20 November 2026, 14:30 in Romania. */
const now = new Date('2026-11-20T12:30:00Z');

type Notification = Parameters<typeof notificationRefusals>[0];

const notification: Notification = {
  notifier: { phone: '0722 123 456', preferred_channel: 'phone' },
  event: { date: '2026-11-19', time: '08:15' },
  consent_version: noticeVersion,
  website: '',
};
const refused = (change: Partial<Notification>) =>
  notificationRefusals({ ...notification, ...change }, now).map(({ field, code }) => `${field} ${code}`);

test('a plausible notification is refused nothing', () => {
  expect(refused({})).toEqual([]);
});

test('somebody who cannot be reached is asked for a phone or an e-mail', () => {
  expect(refused({ notifier: { preferred_channel: 'email' } })).toEqual([
    'notifier.phone required',
    'notifier.email required',
  ]);
});

test('the preferred channel is one that was given', () => {
  expect(refused({ notifier: { email: 'ana@example.com', preferred_channel: 'phone' } })).toEqual([
    'notifier.preferred_channel invalid_value',
  ]);
});

test('a phone nobody could call is refused', () => {
  expect(refused({ notifier: { phone: '0722 12', preferred_channel: 'phone' } })).toEqual([
    'notifier.phone invalid_value',
  ]);
});

test('an accident cannot lie in the future, by the clocks in Romania', () => {
  expect(refused({ event: { date: '2026-11-21' } })).toEqual(['event.date in_the_future']);
  expect(refused({ event: { date: '2026-11-20', time: '14:30' } })).toEqual([]);
  expect(refused({ event: { date: '2026-11-20', time: '14:31' } })).toEqual(['event.time in_the_future']);
  const justAfterMidnight = new Date('2026-11-20T22:05:00Z');
  expect(notificationRefusals({ ...notification, event: { date: '2026-11-21' } }, justAfterMidnight)).toEqual(
    [],
  );
});

test('a date of the wrong century is a typing error', () => {
  expect(refused({ event: { date: '0206-11-19' } })).toEqual(['event.date too_small']);
});

test('a time that the change of clocks skips or repeats is named', () => {
  expect(refused({ event: { date: '2026-03-29', time: '03:30' } })).toEqual(['event.time nonexistent_time']);
  expect(refused({ event: { date: '2026-10-25', time: '03:30' } })).toEqual(['event.time ambiguous_time']);
  expect(refused({ event: { date: '2026-10-25', time: '04:00' } })).toEqual([]);
});

test('ux 49 the end of a range lies after its beginning and not in the future, and exists by the clocks', () => {
  const between = (date: string, time: string | undefined, until: string) =>
    refused({ event: { date, ...(time && { time }), time_until: until } });
  expect(between('2026-11-19', '14:00', '16:00')).toEqual([]);
  expect(between('2026-11-19', '14:00', '14:00')).toEqual(['event.time_until too_small']);
  expect(between('2026-11-19', undefined, '16:00')).toEqual(['event.time_until too_small']);
  expect(between('2026-11-20', '14:00', '14:31')).toEqual(['event.time_until in_the_future']);
  expect(between('2026-03-29', '02:00', '03:30')).toEqual(['event.time_until nonexistent_time']);
});

test('the plate of the other car is one, however little of it was seen', () => {
  expect(refused({ other_vehicle: {} })).toEqual([]);
  expect(refused({ other_vehicle: { plate: 'bv 64' } })).toEqual([]);
  expect(refused({ other_vehicle: { plate: '--' } })).toEqual(['other_vehicle.plate invalid_value']);
});

test('a notice that was replaced has to be read again', () => {
  expect(refused({ consent_version: '2019-3' })).toEqual(['consent_version outdated']);
});

test('what people cannot see stays empty', () => {
  expect(refused({ website: 'https://spam.example' })).toEqual(['website invalid_value']);
});
