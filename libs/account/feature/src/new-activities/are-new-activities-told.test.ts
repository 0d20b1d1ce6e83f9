import { aGuestProfile, aProfile, people } from '@dosar/testing';
import { expect, test } from 'vitest';
import { areNewActivitiesTold } from './are-new-activities-told.ts';

const { app_metadata, user_metadata } = aProfile();
const { preferences } = user_metadata;
const unwanted = {
  user_metadata: { ...user_metadata, preferences: { ...preferences, notify_new_activities: false } },
};

test.each([
  ['staff of a primary organisation that has them', aProfile(), true],
  [
    'an organisation that has switched them off',
    aProfile({ app_metadata: { ...app_metadata, enable_user_new_activities_notifications: false } }),
    false,
  ],
  ['a partner', aProfile({ org_type: 'partner' }), false],
  ['whoever has switched them off', aProfile(unwanted), false],
  [
    'whoever acts for somebody who has',
    aProfile({ ...unwanted, impersonated_by_user_id: people.ana.userId }),
    true,
  ],
  ['a guest', aGuestProfile({ assignment_type: 'assessment', assignment_key: 'a' }), false],
])('P5 S3 new work is told to the right people: %s', (_whom, profile, isTold) => {
  expect(areNewActivitiesTold(profile)).toBe(isTold);
});
