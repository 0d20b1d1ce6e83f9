import { noticeVersion } from '@dosar/fnol-domain/privacy-notice';
import { guestToken, refreshToken, submitClaimNotification } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { chooseLocale } from '@dosar/i18n';
import { aGuestProfile, aReceipt, authTokens, server } from '@dosar/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptDraft, openForm } from '../testing/open-form.ts';
import { answeredDraft } from './answered-draft.ts';
import { emptyDraft } from './notification-draft.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

test('B1 a claimant reports an accident page by page and gets a claim number', async () => {
  const sent: unknown[] = [];
  const { user } = openForm();
  server.use(
    mock(submitClaimNotification, ({ body }) => {
      sent.push(body);
      return { status: 201, body: aReceipt() };
    }),
  );

  await heading('What happened?');
  expect(screen.getByRole('link', { name: 'Is anyone hurt? Call 112' })).toHaveAttribute('href', 'tel:112');
  await user.click(screen.getByRole('radio', { name: /Another car hit mine/ }));
  await user.type(screen.getByLabelText('Tell us in your own words'), 'A car hit mine.');
  await user.click(screen.getByRole('radio', { name: 'No, nobody' }));
  await user.click(press('Continue'));

  await heading('Who is reporting the accident?');
  await user.click(screen.getByRole('radio', { name: 'The owner of the car' }));
  await user.type(screen.getByLabelText('First name'), 'Ștefan');
  await user.type(screen.getByLabelText('Family name'), 'Țepeș');
  await user.type(screen.getByLabelText('Phone'), '0722 123 456');
  await user.click(press('Continue'));

  await heading('Which insurance should pay?');
  // Offered, since another car did it.
  expect(await screen.findByRole('radio', { name: /^RCA/ })).toBeChecked();
  await user.click(press('Continue'));

  await heading('When and where did it happen?');
  await user.type(screen.getByLabelText('Date'), '04.03.2026');
  await user.type(screen.getByLabelText('County'), 'cluj');
  await user.click(await screen.findByRole('option', { name: 'Cluj' }));
  await user.type(screen.getByLabelText('Town or village'), 'Cluj-Napoca');
  await user.type(screen.getByLabelText(/^Time/), 'about 14-16');
  await user.selectOptions(screen.getByLabelText(/^Who has written down/), 'amiable_statement');
  await user.click(press('Continue'));

  await heading('Which vehicle is yours?');
  await user.type(screen.getByLabelText('Number plate'), 'cj 12 abc');
  await user.selectOptions(screen.getByLabelText('Kind of vehicle'), 'car');
  await user.type(screen.getByLabelText('Make'), 'skoda');
  await user.click(await screen.findByRole('option', { name: 'Škoda' }));
  await user.type(screen.getByLabelText(/^Its number plate/), 'bv 64 yfw');
  await user.type(screen.getByLabelText(/^Its insurer/), 'Nordica');
  await user.click(press('Continue'));

  await heading('Do you have photos of the damage?');
  expect(await screen.findByText('DM26R0000301')).toBeVisible();
  await user.click(press('Continue'));

  await heading('Check your answers, then send them');
  await user.click(screen.getByRole('checkbox', { name: /I have read this notice/ }));
  await user.click(press('Send the report'));

  await heading('We have received your report');
  expect(screen.getByText('DM26R0000301')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Follow your claim' })).toHaveAttribute(
    'href',
    'http://localhost:4201/status/DM26R0000301?org_code=demo',
  );
  // Forgotten once the number has been shown.
  await waitFor(() => expect(keptDraft()).toBeUndefined());
  expect(sent).toEqual([
    {
      notifier: {
        role: 'owner',
        first_name: 'Ștefan',
        last_name: 'Țepeș',
        phone: '0722 123 456',
        preferred_channel: 'phone',
      },
      policy_type: 'rca',
      event: {
        date: '2026-03-04',
        time: '14:00',
        time_until: '16:00',
        recorded_by: 'amiable_statement',
        county_code: 'CJ',
        locality: 'Cluj-Napoca',
        kind: 'hit_by_other',
        description: 'A car hit mine.',
        injuries: false,
      },
      vehicle: { plate: 'cj 12 abc', plate_country: 'RO', category_code: 'car', brand_code: 'skoda' },
      other_vehicle: { plate: 'bv 64 yfw', plate_country: 'RO', insurer: 'Nordica' },
      document_ids: [],
      consent_version: noticeVersion,
      website: '',
      draft_key: 'k'.repeat(32),
    },
  ]);
});

test('ux 41 Continue with nothing entered lists what is missing, takes the focus there and leads to each field', async () => {
  const { user } = openForm({
    page: 'notifier',
    draft: { ...answeredDraft(), notifier: emptyDraft().notifier },
  });
  await heading('Who is reporting the accident?');
  await user.click(press('Continue'));

  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose who you are', 'Enter your family name', 'Enter a phone number or an e-mail address']);
  expect(screen.getByLabelText('Family name')).toHaveAccessibleDescription('Enter your family name');
  await user.click(within(summary).getByRole('link', { name: 'Enter your family name' }));
  expect(screen.getByLabelText('Family name')).toHaveFocus();
});

test('what is typed survives a reload, on the same page', async () => {
  const { user, unmount } = openForm({ draft: answeredDraft({ page: 'circumstances' }) });
  await heading('What happened?');
  await user.type(screen.getByLabelText('Tell us in your own words'), ' Half a sent');
  unmount();

  openForm();
  await heading('What happened?');
  expect(screen.getByLabelText('Tell us in your own words')).toHaveValue(
    'Stăteam la semafor, iar mașina din spate m-a lovit. Half a sent',
  );
});

test('a page cannot be reached before the ones that come first are answered', async () => {
  const draft = answeredDraft();
  draft.policy.policyType = '';
  const { pathname } = openForm({ page: 'check', draft });
  await heading('Which insurance should pay?');
  expect(pathname()).toBe('/policy');
});

test('Back leads to the page before and loses nothing', async () => {
  const { user } = openForm({ page: 'vehicle', draft: answeredDraft() });
  await heading('Which vehicle is yours?');
  await user.clear(screen.getByLabelText('Number plate'));
  await user.type(screen.getByLabelText('Number plate'), 'B 99 XYZ');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await heading('When and where did it happen?');
  expect(keptDraft()?.vehicle.plate).toBe('B 99 XYZ');
});

test('an unusual plate and an odd chassis number are questioned, not refused', async () => {
  const { user } = openForm({ page: 'vehicle', draft: answeredDraft() });
  await heading('Which vehicle is yours?');
  await user.clear(screen.getByLabelText('Number plate'));
  await user.type(screen.getByLabelText('Number plate'), 'zz 999 q');
  await user.type(screen.getByLabelText(/Chassis number/), 'uu1 0sd bb 4 0123 4567');
  await user.tab();
  expect(screen.getByText(/is not a usual Romanian plate/)).toBeInTheDocument();
  expect(screen.getByText(/compare it once more/)).toBeInTheDocument();
  await user.click(press('Continue'));
  await heading('Do you have photos of the damage?');
});

test('K11 a date is typed as dd.MM.yyyy in either language and an impossible one is refused', async () => {
  const draft = answeredDraft();
  draft.timeAndPlace.date = '';
  const { user } = openForm({ page: 'time-and-place', draft, locale: 'ro' });
  await heading('Când și unde s-a întâmplat?');
  await user.type(screen.getByLabelText('Data'), '31.02.2026');
  await user.click(press('Continuă'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Scrieți o dată care există');

  await user.clear(screen.getByLabelText('Data'));
  await user.type(screen.getByLabelText('Data'), '04.03.2026');
  await user.click(press('Continuă'));
  await heading('Care este vehiculul dumneavoastră?');
  expect(keptDraft()?.timeAndPlace.date).toBe('2026-03-04');
});

test('ux 55 ux 56 ux 57 a date is day, month and year in both languages, no other date is made of it, and it survives a change of language', async () => {
  const draft = answeredDraft();
  draft.timeAndPlace.date = '';
  const { user } = openForm({ page: 'time-and-place', draft, locale: 'ro' });
  await heading('Când și unde s-a întâmplat?');
  await user.type(screen.getByLabelText('Data'), '05.03.2026');
  act(() => chooseLocale('en'));
  await heading('When and where did it happen?');
  const date = screen.getByLabelText('Date');
  expect(date).toHaveValue('05.03.2026');
  await user.clear(date);
  await user.type(date, '31.02.2026');
  await user.click(press('Continue'));
  expect(await screen.findByRole('alert')).toHaveTextContent('date that exists');
  expect(date).toHaveValue('31.02.2026');
  expect(date).toHaveAttribute('aria-invalid', 'true');
});

test('R6 an unknown key of an organisation ends on the page for wrong addresses', async () => {
  const { router } = openForm({ orgKey: 'nobody' });
  server.use(mock(guestToken, problem(404, 'not_found')));
  await waitFor(() => expect(router.state.location.pathname).toBe('/guest'));
});

test('T7 a session that ends meanwhile is begun anew, and nothing typed is lost', async () => {
  const { user, session } = openForm({ page: 'circumstances', draft: answeredDraft() });
  await heading('What happened?');
  const entered = vi.fn();
  server.use(
    mock(guestToken, () => {
      entered();
      return { status: 200, body: authTokens(aGuestProfile()) };
    }),
    mock(refreshToken, problem(401, 'refresh_token_expired')),
  );
  await user.type(screen.getByLabelText('Tell us in your own words'), ' Then');
  await session.refresh();
  await waitFor(() => expect(entered).toHaveBeenCalledOnce());
  await user.type(screen.getByLabelText('Tell us in your own words'), ' it drove away.');
  expect(keptDraft()?.circumstances.description).toMatch(/ Then it drove away\.$/);
});

test('on a shared computer the answers can be deleted', async () => {
  const { user } = openForm({ page: 'vehicle', draft: answeredDraft() });
  await heading('Which vehicle is yours?');
  await user.click(press('Delete my answers'));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete my answers' }),
  );
  await heading('What happened?');
  await waitFor(() => expect(keptDraft()?.vehicle.plate ?? '').toBe(''));
  expect(screen.getByLabelText('Tell us in your own words')).toHaveValue('');
});
