import { describe, expect, test } from 'vitest';
import type { Operation } from '../http/operation.ts';
import { isServedOn } from './origin-rule.ts';

const operation = (id: string, ...callers: Operation['access']['callers']) => ({
  id: id as Operation['id'],
  access: { callers } as Operation['access'],
});

describe('the origin of the staff', () => {
  test('serves every operation', () => {
    expect(isServedOn('staff', operation('browseWorklist', 'staff'))).toBe(true);
    expect(isServedOn('staff', operation('getTrackedCase', 'tracker'))).toBe(true);
  });
});

describe('the origin of the tracker', () => {
  test('serves what claimants call there', () => {
    expect(isServedOn('tracker', operation('getTrackedCase', 'tracker'))).toBe(true);
    expect(isServedOn('tracker', operation('getTrackedCase', 'guest', 'tracker'))).toBe(true);
  });

  test('knows no call of the staff, of guests or of everybody', () => {
    expect(isServedOn('tracker', operation('browseWorklist', 'staff'))).toBe(false);
    expect(isServedOn('tracker', operation('submitClaimNotification', 'guest'))).toBe(false);
    expect(isServedOn('tracker', operation('appToken', 'public'))).toBe(false);
    expect(isServedOn('tracker', operation('confirmContact', 'public', 'tracker'))).toBe(false);
  });

  test.each([
    'trackerToken',
    'refreshToken',
    'logout',
    'getVersion',
    'getMyBrowser',
    'getLogo',
    'getHealthLive',
    'getHealthReady',
  ])('serves %s, which its app needs before and beside a session', (id) => {
    expect(isServedOn('tracker', operation(id, 'public'))).toBe(true);
  });
});
