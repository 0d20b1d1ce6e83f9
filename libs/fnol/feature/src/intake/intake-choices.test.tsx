import {
  browseClaimDrafts,
  browseCounties,
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
  browseVehicleParts,
  findLikelyDuplicates,
  findPolicies,
  getClaimDraft,
  registerClaimNotification,
  reserveDraftNumber,
  saveClaimDraft,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { intakeParts } from '@dosar/areas/fnol';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { aProfile, renderFeature, server } from '@dosar/testing';
import { lookups } from '@dosar/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDraft, aRegisteredClaim, draftId } from '../testing/intake-samples.ts';
import { IntakePage } from './intake-page.tsx';

const at = '/assignments/claim_notification/new';
let sent: JsonBodyOf<'registerClaimNotification'>[];
let saved: Schema<'DraftAnswer'>[];

const withMore = (more: Record<string, string>): Schema<'ClaimDraft'> => ({
  ...aDraft(),
  answers: [...aDraft().answers, ...Object.entries(more).map(([field, value]) => ({ field, value }))],
});
const known = { 'vehicle.damage': 'Bară spate', 'event.county_code': 'B' };

beforeEach(() => {
  sent = [];
  saved = [];
  server.use(
    mock(browsePolicyTypes, { status: 200, body: lookups.policyTypes }),
    mock(browseCounties, { status: 200, body: lookups.counties }),
    mock(browseCountries, { status: 200, body: lookups.countries }),
    mock(browseVehicleBrands, { status: 200, body: lookups.vehicleBrands }),
    mock(browseVehicleCategories, { status: 200, body: lookups.vehicleCategories }),
    mock(browseVehicleParts, { status: 200, body: [] }),
    mock(browseClaimDrafts, { status: 200, body: [] }),
    mock(findLikelyDuplicates, { status: 200, body: [] }),
    mock(findPolicies, { status: 200, body: { policies: [], service: 'none' } }),
    mock(getClaimDraft, { status: 200, body: withMore(known) }),
    mock(saveClaimDraft, ({ body }) => {
      saved = body.content.answers;
      return { status: 200, body: { ...aDraft(), row_version: 2 } };
    }),
    mock(reserveDraftNumber, ({ body }) => ({
      status: 200,
      body: {
        claim_file_no: body.policy_type === 'casco' ? 'DM26C0000154' : 'DM26R0000153',
        reserved_at: '2026-03-04T08:12:00.000Z',
      },
    })),
    mock(registerClaimNotification, ({ body }) => {
      sent.push(body);
      return { status: 201, body: aRegisteredClaim() };
    }),
  );
});

const shops = [
  intakeParts.entry({
    load: async () => ({
      Notice: ({ typed, look }) => <p>{`${look}: ${typed.plates.join(' ')} ${typed.people[0]?.name}`}</p>,
      Choose: ({ typed, chosenId, onChoose }) => (
        <button type="button" onClick={() => onChoose({ partnerId: 'auto-rapid', name: 'Auto Rapid' })}>
          {`Auto Rapid in ${typed.countyCode}${chosenId === '' ? '' : ', chosen'}`}
        </button>
      ),
      Ask: ({ assignmentId, chosen }) => (
        <p>{`Asks ${chosen.partnerId} for ${assignmentId}: ${chosen.reason}`}</p>
      ),
    }),
  }),
];
const opened = async (profile = aProfile()) => {
  const page = renderFeature([{ path: at, element: <IntakePage /> }], {
    at: `${at}?draft=${draftId}`,
    contributions: shops,
    profile,
  });
  await screen.findByLabelText('What happened, in the caller’s words');
  return page;
};

describe('R5 ux 44 the number of the claim', () => {
  test('stands at the head before anything is registered, and is another one under another policy', async () => {
    const { user } = await opened();
    const head = within(screen.getByRole('banner'));
    expect(await head.findByText('DM26R0000153')).toBeVisible();
    expect(head.getByText('number given at 10:12')).toBeVisible();
    expect(head.getByRole('button', { name: /Copy.*claim number/i })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Policy'), 'casco');
    expect(await head.findByText('DM26C0000154')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('that cannot be given stops nobody', async () => {
    server.use(mock(reserveDraftNumber, problem(404, 'not_found')));
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' })).toHaveFocus();
  });
});

describe('C31 what other areas know while a claim is taken in', () => {
  test('stands beside the fields, of what has been typed', async () => {
    await opened();
    expect(await screen.findByText('card: B 879 WDA BV 64 YFW Anghel Raluca')).toBeInTheDocument();
    expect(await screen.findByText('line: B 879 WDA BV 64 YFW Anghel Raluca')).toBeInTheDocument();
  });

  test('is not shown to whoever has no right to it, and the page has no seventh section then', async () => {
    await opened(aProfile({ is_external: true }));
    expect(screen.queryByText(/^card:/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Repair' })).toBeNull();
    expect(screen.getByText(/1–6/)).toBeInTheDocument();
  });
});

describe('C31 M8 the shop that repairs', () => {
  test('is chosen by keyboard once damage and county are known, needs a reason, and is asked when the claim is open', async () => {
    const { user } = await opened();
    await screen.findByRole('button', { name: 'Auto Rapid in B' });
    await user.click(screen.getByLabelText('What happened, in the caller’s words'));
    await user.keyboard('{Alt>}[Digit7]{/Alt}');
    expect(screen.getByRole('button', { name: 'Auto Rapid in B' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Auto Rapid in B, chosen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Say in a few words why this one');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'the caller wants it' }));
    // The choice is kept with the draft.
    await waitFor(() => expect(saved).toContainEqual({ field: 'shop.partner_id', value: 'auto-rapid' }), {
      timeout: 4000,
    });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const asks = `Asks auto-rapid for ${aRegisteredClaim().assignment_id}: the caller wants it`;
    expect(await screen.findByText(asks)).toBeVisible();
    expect(sent).toHaveLength(1);
  }, 15_000);

  test('is left for later by doing nothing: the claim opens and no shop is asked', async () => {
    server.use(mock(getClaimDraft, { status: 200, body: aDraft() }));
    const { user } = await opened();
    expect(screen.getByText(/^Shops are proposed once damage and county are known/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(screen.queryByText(/^Asks/)).toBeNull();
  });
});
