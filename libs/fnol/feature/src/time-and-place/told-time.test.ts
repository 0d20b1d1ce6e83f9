import { expect, test } from 'vitest';
import { readToldTime, writeToldTime } from './told-time.ts';

test.each([
  ['14:30', { time: '14:30' }],
  ['cam 14:00–16:00', { time: '14:00', timeUntil: '16:00' }],
  ['14-16', { time: '14:00', timeUntil: '16:00' }],
  ['între 9:15 și 10', { time: '09:15', timeUntil: '10:00' }],
  ['between 9 and 10', { time: '09:00', timeUntil: '10:00' }],
  ['pe la 15', { time: '14:30', timeUntil: '15:30' }],
  ['about 0:10', { time: '00:00', timeUntil: '00:40' }],
  ['', {}],
  ['nu știe', {}],
  ['Unknown', {}],
])('an hour told as "%s" is understood', (told, read) => {
  expect(readToldTime(told)).toEqual(read);
});

test.each(['seara', '25:00', '16-14', '14-15-16', 'cam'])('"%s" is no hour', (told) => {
  expect(readToldTime(told)).toBeUndefined();
});

test('what was understood is written one way, and read again as the same', () => {
  const written = writeToldTime(readToldTime('cam 14-16') ?? {});
  expect(written).toBe('14:00–16:00');
  expect(readToldTime(written)).toEqual({ time: '14:00', timeUntil: '16:00' });
});
