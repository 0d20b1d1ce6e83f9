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
  startClaimDraft,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { lookups } from '@dosar/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDuplicate, aRegisteredClaim, aDraft, draftId } from '../testing/intake-samples.ts';
import { IntakePage } from './intake-page.tsx';

type Intake = JsonBodyOf<'registerClaimNotification'>;

const at = '/assignments/claim_notification/new';
let sent: Intake[];
let duplicates: Schema<'LikelyDuplicate'>[];

beforeEach(() => {
  sent = [];
  duplicates = [];
  server.use(
    mock(browsePolicyTypes, { status: 200, body: lookups.policyTypes }),
    mock(browseCounties, { status: 200, body: lookups.counties }),
    mock(browseCountries, { status: 200, body: lookups.countries }),
    mock(browseVehicleBrands, { status: 200, body: lookups.vehicleBrands }),
    mock(browseVehicleCategories, { status: 200, body: lookups.vehicleCategories }),
    mock(browseVehicleParts, {
      status: 200,
      body: [{ code: 'bumper_rear', name: 'Rear bumper', zone: 'rear', side: null }],
    }),
    mock(browseClaimDrafts, { status: 200, body: [] }),
    mock(findLikelyDuplicates, () => ({ status: 200, body: duplicates })),
    mock(findPolicies, { status: 200, body: { policies: [], service: 'none' } }),
    mock(startClaimDraft, { status: 201, body: aDraft() }),
    mock(reserveDraftNumber, {
      status: 200,
      body: { claim_file_no: 'DM26R0000153', reserved_at: '2026-03-04T08:12:00.000Z' },
    }),
    mock(saveClaimDraft, { status: 200, body: { ...aDraft(), row_version: 2 } }),
    mock(registerClaimNotification, ({ body }) => {
      sent.push(body);
      return { status: 201, body: aRegisteredClaim() };
    }),
  );
});

const opened = (address = at) => {
  const page = renderFeature([{ path: at, element: <IntakePage /> }], { at: address });
  const field = (label: string | RegExp) =>
    screen.getByLabelText(label, { selector: 'input, textarea, select' });
  return { ...page, field };
};
const words = () => screen.findByLabelText('What happened, in the caller’s words');

describe('B1 a clerk takes in a claim', () => {
  test('of a plain CASCO report by keyboard alone, with at most 25 fields and nothing missing unseen', async () => {
    const { user } = opened();
    const first = await words();
    await waitFor(() => expect(screen.getByRole('option', { name: 'CASCO' })).toBeInTheDocument());
    expect(screen.getByText('4 more are needed')).toBeVisible();
    const fields = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')].filter(
      (field) => field.closest('details') === null,
    );
    expect(fields.length).toBeLessThanOrEqual(25);

    await user.tab();
    while (document.activeElement !== first) await user.tab();
    await user.keyboard('Mi-au zgâriat mașina în parcare.{Tab}Pop{Tab}Ion{Tab}{Tab}{Tab}0722 123 456');
    expect(screen.getByText('1 more is needed')).toBeVisible();
    await user.keyboard('{Alt>}[Digit3]{/Alt}');
    expect(screen.getByLabelText('Policy')).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Policy'), 'casco');
    expect(screen.getByText('Can be registered')).toBeVisible();
    await user.keyboard('{Tab}{Tab}cj12abc{Control>}{Enter}{/Control}');

    const heading = await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(heading).toHaveFocus();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      channel: 'phone',
      notifier: { kind: 'person', name: 'Pop', first_name: 'Ion', role: 'owner', preferred_channel: 'phone' },
      policy_type: 'casco',
      event: { description: 'Mi-au zgâriat mașina în parcare.', injuries: false },
      vehicle: { plate: 'cj12abc', plate_country: 'RO' },
      other_vehicles: [],
      people: [],
    });
    expect(screen.getByRole('link', { name: 'Open the file' })).toHaveAttribute(
      'href',
      expect.stringContaining('/workflow/getById/DM26C0000153/'),
    );
  });

  test('asks for the other car under RCA, and for who was hurt, and leads there', async () => {
    const { user } = opened();
    await words();
    await waitFor(() => expect(screen.getByRole('option', { name: 'RCA' })).toBeInTheDocument());
    const aside = within(screen.getByRole('complementary'));
    expect(aside.queryByText('The other car')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Policy'), 'rca');
    await user.selectOptions(screen.getByLabelText('Anyone hurt?'), 'yes');
    expect(aside.getByText('Who was hurt')).toBeVisible();
    await user.click(aside.getByRole('button', { name: 'The other car' }));
    expect(screen.getByRole('button', { name: 'Add a vehicle' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('Its plate')).toHaveFocus();
    expect(aside.getByText('RCA insurer of the other car')).toBeVisible();
  });

  test('with two other cars, each with its own driver, whoever belonged to a car that is taken out is asked again', async () => {
    server.use(mock(getClaimDraft, { status: 200, body: aDraft() }));
    const { user } = opened(`${at}?draft=${draftId}`);
    await words();
    await user.click(screen.getByRole('button', { name: 'Add a vehicle' }));
    await user.keyboard('cj 12 abc');
    await user.click(screen.getByRole('button', { name: 'Add a person' }));
    await user.keyboard('Barbu');
    const second = within(screen.getByRole('group', { name: 'Person 2' }));
    await user.selectOptions(second.getByRole('combobox', { name: /^Role/ }), 'Driver of CJ 12 ABC');
    await user.type(screen.getAllByLabelText(/VIN/, { selector: 'input' }).at(-1)!, 'uu1h jdag 5642 18903');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(sent[0]?.other_vehicles[1]).toMatchObject({ plate: 'CJ 12 ABC', vin: 'UU1HJDAG564218903' });
    expect(sent[0]?.people).toMatchObject([
      { name: 'Marin', role: 'other_driver' },
      { name: 'Barbu', role: 'other_driver', other_vehicle: 1 },
    ]);
  }, 15_000);

  test('what the server refuses is told at its field, and nothing typed is lost', async () => {
    server.use(
      mock(
        registerClaimNotification,
        problem(422, 'rule_refused', { fields: [{ field: 'event.time_until', code: 'nonexistent_time' }] }),
      ),
    );
    const { user } = opened(`${at}?draft=${draftId}`);
    server.use(mock(getClaimDraft, { status: 200, body: aDraft() }));
    await words();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('The clocks skipped this hour that night.');
    expect(screen.getAllByLabelText('Last name')[0]).toHaveValue('Anghel');
  });

  test('a try whose answer was lost is sent again under the same key, and opens one claim', async () => {
    const keys: (string | null)[] = [];
    server.use(
      mock(getClaimDraft, { status: 200, body: aDraft() }),
      http.post('*/api/fnol/registerClaimNotification', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json(aRegisteredClaim(), { status: 201 });
      }),
    );
    const { user } = opened(`${at}?draft=${draftId}`);
    await words();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Register' })).not.toHaveAttribute('aria-busy'),
    );
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('S19 a draft', () => {
  test('is started with the first words, saved under its version, and named by the registration', async () => {
    const saved: number[] = [];
    server.use(
      mock(saveClaimDraft, ({ body }) => {
        saved.push(body.row_version);
        return { status: 200, body: { ...aDraft(), row_version: body.row_version + 1 } };
      }),
    );
    const { user, router } = opened();
    await user.type(await words(), 'Stătea la semafor');
    await waitFor(() => expect(router.state.location.search).toBe(`?draft=${draftId}`), { timeout: 4000 });
    expect(await screen.findByText(/^Draft saved at/)).toBeVisible();
    await user.type(screen.getByLabelText('Last name'), 'Anghel');
    await waitFor(() => expect(saved).toEqual([1]), { timeout: 4000 });
    expect(screen.getByLabelText('Last name')).toHaveValue('Anghel');
    await user.type(screen.getByLabelText('Phone'), '0722 418 903');
    await user.selectOptions(screen.getByLabelText('Policy'), 'casco');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(sent[0]?.claim_draft_id).toBe(draftId);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Another claim' }));
    expect(await words()).toHaveValue('');
  }, 20_000);

  test('opens with everything that was typed, people and the other car as well', async () => {
    server.use(mock(getClaimDraft, { status: 200, body: aDraft() }));
    const { field } = opened(`${at}?draft=${draftId}`);
    await words();
    expect(field('Its plate')).toHaveValue('BV 64 YFW');
    expect(within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText('Last name')).toHaveValue(
      'Marin',
    );
    expect(field('Time')).toHaveValue('14:00–16:00');
  });

  test('that was changed in another window keeps what stands here until somebody decides', async () => {
    server.use(
      mock(getClaimDraft, { status: 200, body: aDraft() }),
      mock(saveClaimDraft, problem(412, 'stale_row_version', { context: { row_version: 7 } })),
    );
    const { user } = opened(`${at}?draft=${draftId}`);
    await user.type(await words(), ' Apoi a plecat.');
    expect(
      await screen.findByText(/^This draft was changed in another window/, {}, { timeout: 4000 }),
    ).toBeVisible();
    const versions: number[] = [];
    server.use(
      mock(getClaimDraft, { status: 200, body: { ...aDraft(), row_version: 7 } }),
      mock(saveClaimDraft, ({ body }) => {
        versions.push(body.row_version);
        return { status: 200, body: { ...aDraft(), row_version: 8 } };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
    await waitFor(() => expect(versions).toEqual([7]));
    expect(await words()).toHaveValue('Stătea la semafor. Apoi a plecat.');
  }, 15_000);

  test('that is gone says so and offers an empty page', async () => {
    server.use(mock(getClaimDraft, problem(404, 'not_found')));
    const { user } = opened(`${at}?draft=${draftId}`);
    await user.click(await screen.findByRole('button', { name: 'Start a new one' }));
    expect(await words()).toHaveValue('');
  });
});

describe('a report that looks like a file', () => {
  test('shows it with its reasons, and goes on with a reason that is sent along', async () => {
    duplicates = [aDuplicate()];
    server.use(mock(getClaimDraft, { status: 200, body: aDraft() }));
    const { user } = opened(`${at}?draft=${draftId}`);
    await words();
    expect(await screen.findByText('Looks like 1 claim', {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText('same plate, same day, near hour')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByRole('link', { name: 'Open claim DM26R0000150' })).toHaveAttribute(
      'href',
      expect.stringContaining('/workflow/getById/DM26R0000150/'),
    );
    await user.click(panel.getByRole('button', { name: 'Another claim: go on' }));
    expect(panel.getByText('Write why, in a few words.')).toBeVisible();
    await user.type(panel.getByLabelText('Reason, kept on the file'), 'A doua lovitură');
    await user.click(panel.getByRole('button', { name: 'Another claim: go on' }));
    expect(panel.getByText('Goes on as another claim')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'Claim DM26C0000153 is registered' });
    expect(sent[0]?.similar_files).toEqual([
      { claim_file_no: 'DM26R0000150', decision: 'another_claim', reason: 'A doua lovitură' },
    ]);
  }, 15_000);

  test('that a colleague has just taken in opens the comparison instead of a claim', async () => {
    server.use(
      mock(getClaimDraft, { status: 200, body: aDraft() }),
      mock(
        registerClaimNotification,
        problem(409, 'likely_duplicate', { context: { claim_file_no: 'DM26R0000150' } }),
      ),
    );
    const { user } = opened(`${at}?draft=${draftId}`);
    await words();
    duplicates = [aDuplicate()];
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open claim DM26R0000150' })).toBeVisible();
  });
});
