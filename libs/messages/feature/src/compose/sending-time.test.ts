import { describe, expect, test } from 'vitest';
import { departureOf, isInQuietHours, offeredTimes } from './sending-time.ts';

const noon = new Date('2026-11-25T10:00:00Z');

describe('a message that leaves later', () => {
  test('is offered this evening at 18:00 and tomorrow at 9:00, in Romanian time', () => {
    expect(offeredTimes(noon)).toEqual([
      { id: 'evening', time: '2026-11-25T18:00' },
      { id: 'morning', time: '2026-11-26T09:00' },
    ]);
  });

  test('is not offered an evening that has begun', () => {
    expect(offeredTimes(new Date('2026-11-25T16:00:00Z')).map(({ id }) => id)).toEqual(['morning']);
  });

  test('leaves at the time of the Romanian clock', () => {
    expect(departureOf('2026-11-26T09:00', noon)).toEqual({ at: new Date('2026-11-26T07:00:00Z') });
    expect(departureOf('2027-07-01T09:00', new Date('2027-06-30T10:00:00Z'))).toEqual({
      at: new Date('2027-07-01T06:00:00Z'),
    });
  });

  test('needs a whole day and time that is ahead, at most thirty days', () => {
    expect(departureOf('2026-11-26T', noon)).toEqual({ fault: 'needsTime' });
    expect(departureOf('2026-02-31T09:00', noon)).toEqual({ fault: 'needsTime' });
    expect(departureOf('2026-11-25T09:00', noon)).toEqual({ fault: 'timePassed' });
    expect(departureOf('2026-12-26T09:00', noon)).toEqual({ fault: 'timeTooFar' });
    // The clock skips this hour.
    expect(departureOf('2027-03-28T03:30', new Date('2027-03-20T10:00:00Z'))).toEqual({ fault: 'needsTime' });
  });

  test('rings in the quiet hours between 20:00 and 08:00', () => {
    expect(isInQuietHours(new Date('2026-11-25T18:00:00Z'), { from: '08:00', until: '20:00' })).toBe(true);
    expect(isInQuietHours(new Date('2026-11-25T05:59:00Z'), { from: '08:00', until: '20:00' })).toBe(true);
    expect(isInQuietHours(new Date('2026-11-25T06:00:00Z'), { from: '08:00', until: '20:00' })).toBe(false);
  });
});
