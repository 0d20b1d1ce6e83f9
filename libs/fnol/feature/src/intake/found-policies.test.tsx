import { findPolicies } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { Form, useZodForm } from '@dosar/forms';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aFoundPolicy } from '../testing/policy-samples.ts';
import { FoundPolicies } from './found-policies.tsx';
import { emptyIntake, intakeAnswers, newVehicle } from './intake-answers.ts';
import { policyTraits } from './use-policies.ts';

const present = { date: '2026-03-04', time: '10:00' };
const answers = { ...emptyIntake(present), policy_type: 'casco' };
const own = { ...answers.vehicle, plate: 'B 701 PLT', vin: 'UU1HJDAG564218903' };
let asked: JsonBodyOf<'findPolicies'>[];
let found: Schema<'FoundPolicies'>;

beforeEach(() => {
  asked = [];
  found = { policies: [aFoundPolicy()], service: 'none' };
  server.use(
    mock(findPolicies, ({ body }) => {
      asked.push(body);
      return { status: 200, body: found };
    }),
  );
});

function Page() {
  const form = useZodForm({ schema: intakeAnswers(present), defaultValues: { ...answers, vehicle: own } });
  return (
    <Form form={form} onSubmit={async () => undefined} problemText={String}>
      <FoundPolicies />
      <output>{`${form.watch('policy_id')} ${form.watch('policy_number')}`}</output>
    </Form>
  );
}
const open = () => renderFeature([{ path: '/', element: <Page /> }], { at: '/' });

test('C27 CASCO asks for the own car, RCA for the one at fault, direct settlement for the own liability policy', () => {
  const other = { ...newVehicle(), plate: 'BV 64 YFW', policy_number: 'RO 12345' };
  const typed = { ...answers, vehicle: own, other_vehicles: [other] };
  expect(policyTraits(typed)).toEqual({
    plate: 'B 701 PLT',
    vin: 'UU1HJDAG564218903',
    date: '2026-03-04',
    kind: 'casco',
  });
  expect(policyTraits({ ...typed, policy_type: 'rca' })).toEqual({
    plate: 'BV 64 YFW',
    policy_number: 'RO 12345',
    date: '2026-03-04',
    kind: 'rca',
  });
  expect(policyTraits({ ...typed, policy_type: 'rca_dd' })).toMatchObject({
    plate: 'B 701 PLT',
    kind: 'rca',
  });
  expect(policyTraits({ ...typed, policy_type: 'rca', other_vehicles: [] })).toBeUndefined();
  expect(policyTraits({ ...typed, policy_type: 'other' })).toBeUndefined();
  expect(policyTraits({ ...typed, vehicle: { ...own, plate: 'B 7', vin: '' } })).toBeUndefined();
});

test('C27 the clerk sees who is insured, what is covered and the deductible, and chooses another one', async () => {
  const old = aFoundPolicy({
    policy_id: '0e000000-0000-4000-8000-0000000000c9',
    policy_number: 'C/26 9001',
    verdict: 'not_in_force',
    reasons: ['after_end'],
  });
  found.policies.push(old);
  const { user } = open();
  const best = await screen.findByRole('radio', { name: /C\/26 9002 · CASCO · Anghel Raluca/ });
  expect(best).toBeChecked();
  expect(screen.getAllByText(/covered · vehicle up to 85,000\.00.* · deductible 1,500\.00/)).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /C\/26 9001/ }));
  expect(screen.getByText('It ended before the accident.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(old.policy_id);
});

test('C27 no policy and no service stop nobody, and say so', async () => {
  found = { policies: [], service: 'not_asked' };
  open();
  expect(await screen.findByText(/No policy found\. The claim can be registered/)).toBeVisible();
  await waitFor(() => expect(asked.map(({ asks_service: asks }) => asks)).toEqual([false, true]));
});

test('C27 the number of the insured is asked for where the car finds nothing, with the reason, and the policy that it finds has to be picked', async () => {
  found = { policies: [], service: 'none' };
  const { user } = open();
  const number = await screen.findByLabelText(/CNP or CUI of the insured/);
  expect(screen.getByText(/not kept in the draft or the file/)).toBeVisible();
  found = { policies: [aFoundPolicy()], service: 'none' };
  await user.type(number, '1850725400011');
  expect(asked.every((question) => question.holder_number === undefined)).toBe(true);
  await user.type(number, '{Backspace}0');
  const policy = await screen.findByRole('radio', { name: /C\/26 9002/ });
  expect(asked.at(-1)).toMatchObject({ holder_number: '1850725400010' });
  expect(policy).not.toBeChecked();
  await user.click(policy);
  // The number of the policy is kept, so that it is found again from a draft, where that of the insured is not.
  expect(screen.getByRole('status')).toHaveTextContent(`${aFoundPolicy().policy_id} C/26 9002`);
});
