import { expect, test } from 'vitest';
import { describeOperation } from './operation.ts';

test('an operation gets its words from its name', () => {
  const pin = describeOperation(
    'assignments',
    'pinAssignment',
    'POST',
    '/api/assignment/pin/{assignment_id}',
  );
  expect(pin).toMatchObject({
    kebab: 'pin-assignment',
    pascal: 'PinAssignment',
    sentence: 'Pin assignment',
    noun: 'assignment',
    event: 'ASSIGNMENT_PINNED',
    parameters: ['assignment_id'],
    shape: 'change',
  });
});

test.each([
  ['sendReminder', 'REMINDER_SENT'],
  ['approveAbsence', 'ABSENCE_APPROVED'],
  ['copySpecialCustomer', 'SPECIAL_CUSTOMER_COPIED'],
  ['addEntry', 'ENTRY_ADDED'],
  ['snoozeAssignments', 'ASSIGNMENT_SNOOZED'],
])('%s is audited as %s', (operationId, event) => {
  expect(describeOperation('workload', operationId, 'post', '/api/workload/x').event).toBe(event);
});

test('a reading operation shows a list, or one record when the address names it', () => {
  expect(describeOperation('absences', 'browseAbsences', 'GET', '/api/absences/browse').shape).toBe('list');
  expect(describeOperation('absences', 'getAbsence', 'GET', '/api/absences/get/{absence_id}').shape).toBe(
    'record',
  );
});

test.each([
  ['a name without a noun', 'pin', 'POST', '/api/assignment/pin'],
  ['a name in another form', 'Pin_Assignment', 'POST', '/api/assignment/pin'],
  ['an unknown method', 'pinAssignment', 'FETCH', '/api/assignment/pin'],
  ['an address outside of the API', 'pinAssignment', 'POST', '/assignment/pin'],
  ['a parameter in another form', 'pinAssignment', 'POST', '/api/assignment/pin/:id'],
])('%s is refused', (_sentence, operationId, method, path) => {
  expect(() => describeOperation('assignments', operationId, method, path)).toThrow();
});
