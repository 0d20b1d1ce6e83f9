import type { Schema, SuccessBody } from '@dosar/openapi';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test } from '../support/journey.ts';

/** A file of Ana's team that was closed more than 30 days ago, on which Maria has not worked. */
async function fileClosedLongAgo(origin: string) {
  const ana = await signedIn(origin, 'ana.ionescu');
  const { items } = await ana.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 0,
    category_code: 'done',
    assignment_type: 'claim_handling',
    limit: 100,
    sort: { column: 'last_activity_at', direction: 'asc' },
  });
  for (const row of items) {
    const file = await ana.get<SuccessBody<'getAssignment'>>(
      `/api/assignment/getById/${row.claim_file_no}/${row.assignment_id}`,
    );
    const isLate = file.transitions.some(
      (step) => step.code === 'reopen' && step.approval === 'can_be_asked',
    );
    const timeline = await ana.get<SuccessBody<'browseTimeline'>>(
      `/api/timeline/browse/${file.header.assignment_key}`,
    );
    const people = JSON.stringify([timeline, file.activities]);
    if (isLate && !people.includes('Maria Stan')) return row;
  }
  throw new Error('The demo world has no file that was closed long ago.');
}

/** Ana asks for a free week in the spring after next; answers its id. */
async function anaAsksForLeave(origin: string, week: number): Promise<string> {
  const ana = await signedIn(origin, 'ana.ionescu');
  const monday = Date.UTC(new Date().getUTCFullYear() + 1, 8, 1) + week * 7 * 86_400_000;
  const first = monday + ((8 - new Date(monday).getUTCDay()) % 7) * 86_400_000;
  const date = (after: number) => new Date(first + after * 86_400_000).toISOString().slice(0, 10);
  const { absence_id } = await ana.post<Schema<'Absence'>>('/api/absences/saveAbsence', {
    absence_type_code: 'rest',
    date_from: date(0),
    date_to: date(1),
    first_part: 'whole',
    last_part: 'whole',
    replacement_user_id: null,
    send: true,
  });
  return absence_id;
}

test.use({ viewport: { width: 360, height: 780 } });

test('M4 R8 B12 Ana asks to reopen a file and for leave; Maria approves both at once, and refuses the next leave with a reason', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const file = await fileClosedLongAgo(origin);
  await test.step('Ana asks for the exception in the file', async () => {
    await openAs(page, 'ana.ionescu', `/workflow/getById/${file.claim_file_no}/${file.assignment_id}`);
    await page.getByRole('button', { name: 'Altele' }).click();
    await page.getByRole('button', { name: 'Cere o excepție managerului…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excepție: Redeschide' });
    await dialog.getByRole('button', { name: 'Cere aprobarea' }).click();
    await expect(dialog.getByText('Spuneți de ce.').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: /Motiv/ }).fill('Avarie ascunsă, găsită la service');
    await dialog.getByRole('button', { name: 'Cere aprobarea' }).click();
    await expect(page.getByText('Un manager este rugat să aprobe o excepție.').first()).toBeVisible();
  });
  await anaAsksForLeave(origin, 2);
  await anaAsksForLeave(origin, 3);

  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const maria = await context.newPage();
  await openAs(maria, 'maria.stan', `${origin}/manager-area/approvals`);
  await test.step('one inbox, by kind', async () => {
    await maria.getByRole('link', { name: /^Redeschidere \d/ }).click();
    await maria.getByText(file.claim_file_no).first().click();
    const request = maria.getByRole('region', { name: 'Redeschidere: Redeschide' });
    await expect(request.getByText('Avarie ascunsă, găsită la service')).toBeVisible();
    await expect(request.getByText('Condiție neîndeplinită')).toBeVisible();
    await expectNoSidewaysScroll(maria);
    await request.getByRole('button', { name: 'Închide cererea' }).click();
    await maria.getByRole('link', { name: /^Toate \d/ }).click();
  });
  await test.step('two of different kinds are approved at once', async () => {
    const row = (text: RegExp) => maria.getByRole('listitem').filter({ hasText: text });
    await row(new RegExp(`Redeschidere.*${file.claim_file_no}`))
      .getByRole('checkbox')
      .first()
      .check();
    await row(/Absență.*Ana Ionescu|Ana Ionescu.*Absență|Absență/)
      .getByRole('checkbox')
      .first()
      .check();
    const approve = maria.getByRole('button', { name: 'Aprobă 2' });
    const place = await approve.boundingBox();
    // A thumb reaches the lower half of a phone.
    expect(place?.y).toBeGreaterThan(780 / 2);
    await approve.click();
    await expect(maria.getByText('2 cereri aprobate.').first()).toBeVisible();
  });
  await test.step('an absence is refused with its reason', async () => {
    await maria.goto(`${origin}/manager-area/approvals?kind=absence`);
    await maria.getByText('Ana Ionescu').first().click();
    const request = maria.getByRole('region', { name: /^Absență: / });
    await request.getByRole('button', { name: 'Refuză…' }).click();
    const dialog = maria.getByRole('dialog', { name: 'Refuză cu motiv' });
    await expect(dialog.getByRole('button', { name: 'Întoarce' })).toHaveCount(0);
    await dialog.getByRole('textbox', { name: /De ce nu/ }).fill('Prea mulți lipsesc atunci');
    await dialog.getByRole('button', { name: 'Refuză' }).click();
    await expect(request.getByText('A fost refuzată.')).toBeVisible();
  });
  await context.close();

  await page.reload();
  await expect(page.getByText('Redeschis').first()).toBeVisible();
});
