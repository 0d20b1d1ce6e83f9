import { browseJobsOfFile, makeJob, proposeAtIntake, recogniseAtIntake } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { TypedClaim } from '@dosar/areas/fnol';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aSentJob, someProposals } from '../testing/job-samples.ts';
import { AskShop } from './ask-shop.tsx';
import { ChooseShop } from './choose-shop.tsx';
import { CustomerAtIntake } from './customer-at-intake.tsx';

const assignmentId = '0a000000-0000-4000-8000-000000000001';
const partnerId = someProposals().items[0]?.partner_id ?? '';
const partnerName = someProposals().items[0]?.name ?? '';

const typed = (change: Partial<TypedClaim> = {}): TypedClaim => ({
  eventDate: '2026-03-03',
  policyType: 'casco',
  holderNumber: '',
  people: [{ name: 'Anghel Raluca', cui: '', phone: '0722 418 903', email: '' }],
  plates: ['CJ 31 DLG'],
  policyNumbers: [],
  countyCode: 'CJ',
  brandCode: 'dacia',
  categoryCode: '',
  ...change,
});
const aFleet = (change: Partial<Schema<'IntakeCustomerShown'>> = {}): Schema<'IntakeCustomerShown'> => ({
  special_customer_id: '0e000000-0000-4000-8000-000000000009',
  name: 'Flota Dacia',
  kind: 'fleet',
  level: 'A',
  reasons: [{ kind: 'plate', shown: 'CJ31DLG', part: 'vehicle' }],
  handler_name: 'Elena Radu',
  notes: 'Call the dispatcher first.',
  rules: [{ kind: 'sla', says: 'Answered within 4 hours', of_level: true }],
  ...change,
});

describe('C31 R8 the special customer of a claim that is being taken in', () => {
  const asked: JsonBodyOf<'recogniseAtIntake'>[] = [];
  const answer = (body: Schema<'IntakeCustomer'>) =>
    server.use(
      mock(recogniseAtIntake, (request) => {
        asked.push(request.body);
        return { status: 200, body };
      }),
    );
  beforeEach(() => void asked.splice(0));

  test('is shown with what to mind, by what it is recognised, who answers for it and what will be different', async () => {
    answer({ is_special: true, customer: aFleet() });
    renderFeature(<CustomerAtIntake typed={typed()} look="card" />);
    expect(await screen.findByText('Special customer: Flota Dacia', {}, { timeout: 4000 })).toBeVisible();
    for (const words of ['Call the dispatcher first.', /CJ 31 DLG/, /Elena Radu/, 'Answered within 4 hours'])
      expect(screen.getByText(words)).toBeVisible();
    expect(asked).toEqual([
      {
        event_date: '2026-03-03',
        holder_number: '',
        people: [{ name: 'Anghel Raluca', cui: '', phone: '0722 418 903', email: '' }],
        plates: ['CJ 31 DLG'],
        policy_numbers: [],
      },
    ]);
  });

  test('whom the clerk may not know is one without a name', async () => {
    answer({ is_special: true, customer: null });
    renderFeature(<CustomerAtIntake typed={typed()} look="card" />);
    expect(
      await screen.findByText('This claim needs special care. Managers know why.', {}, { timeout: 4000 }),
    ).toBeVisible();
  });

  test('is asked for only when something is known, and nobody special shows nothing', async () => {
    answer({ is_special: false, customer: null });
    const empty = typed({ people: [{ name: '', cui: '', phone: '', email: '' }], plates: [] });
    const { rerender } = renderFeature(<CustomerAtIntake typed={empty} look="line" />);
    expect(rerender).toBeDefined();
    renderFeature(<CustomerAtIntake typed={typed()} look="line" />);
    await waitFor(() => expect(asked).toHaveLength(1), { timeout: 4000 });
    expect(screen.queryByText(/Special customer/)).toBeNull();
  });
});

function Choosing({ claim = typed() }: { claim?: TypedClaim }) {
  const [shop, setShop] = useState({ partnerId: '', name: '' });
  return (
    <>
      <ChooseShop typed={claim} chosenId={shop.partnerId} onChoose={setShop} />
      <output>{shop.name}</output>
    </>
  );
}

describe('C31 M8 shops at intake', () => {
  test('are proposed with their reasons, later stands first, and the choice goes back to later', async () => {
    server.use(mock(proposeAtIntake, { status: 200, body: someProposals() }));
    const { user } = renderFeature(<Choosing />);
    const later = await screen.findByRole('radio', { name: /Later, from the file/ }, { timeout: 4000 });
    expect(later).toBeChecked();
    await user.click(screen.getByRole('radio', { name: new RegExp(partnerName) }));
    expect(screen.getByRole('status')).toHaveTextContent(partnerName);
    await user.click(later);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('that cannot be read stop nobody', async () => {
    server.use(mock(proposeAtIntake, problem(500, 'internal_error')));
    renderFeature(<Choosing />);
    expect(
      await screen.findByText(/The claim can be registered without a shop/, {}, { timeout: 4000 }),
    ).toBeVisible();
  });
});

describe('C31 M8 the chosen shop', () => {
  const chosen = { partnerId, name: partnerName, reason: 'the caller wants it' };
  const page = [
    {
      path: '/',
      element: <AskShop claimFileNo="DM26C0000153" assignmentId={assignmentId} chosen={chosen} />,
    },
  ];
  beforeEach(() =>
    server.use(
      mock(browseJobsOfFile, {
        status: 200,
        body: { can_make: true, default_damage: 'Bară față', default_on_silence: 'ask', jobs: [] },
      }),
    ),
  );

  test('is asked once the claim is open, with the damage of the file and the reason', async () => {
    const asked: JsonBodyOf<'makeJob'>[] = [];
    server.use(
      mock(makeJob, ({ body }) => {
        asked.push(body);
        return { status: 201, body: aSentJob() };
      }),
    );
    renderFeature(page);
    expect(await screen.findByText(`${partnerName} is asked for the repair.`)).toBeVisible();
    expect(asked).toEqual([
      {
        kind: 'repair',
        damage: 'Bară față',
        note: null,
        document_ids: [],
        on_silence: 'ask',
        to: { partner_id: partnerId, shop: null, reason: 'the caller wants it' },
      },
    ]);
  });

  test('that could not be asked is named, and asked again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/partnerJob/makeJob/*', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(aSentJob(), { status: 201 });
      }),
    );
    const { user } = renderFeature(page);
    expect(
      await screen.findByText(`${partnerName} is not asked yet. The claim is registered.`),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${partnerName} is asked for the repair.`)).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });
});
