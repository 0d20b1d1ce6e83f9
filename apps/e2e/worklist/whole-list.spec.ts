import type { SuccessBody } from '@dosar/openapi';
import type { Page } from '@playwright/test';
import { noteOf } from '../account/claim-file.ts';
import { openAs } from '../account/login-page.ts';
import { signedIn } from '../support/caller.ts';
import { expect, test } from '../support/journey.ts';
import { openList, rows, selection } from '../support/worklist-page.ts';

type Transition = SuccessBody<'getAssignment'>['transitions'][number];

test('ux 7 ux 8 everything that a list finds is changed by a job, also beyond the page, and undone', async ({
  page,
}) => {
  await openAs(page, 'maria.stan');
  await openList(
    page,
    '/assignments/worklist?keys=2&sort=created_at&columns=claim_file_no,priority,claimant_name',
  );
  await expect(rows(page)).toHaveCount(50);
  const before = await rows(page).allTextContents();
  let tasks = '';

  await test.step('the bar offers the whole list by its number, on one line', async () => {
    await page.getByRole('checkbox', { name: 'Selectează toate rândurile afișate' }).click();
    await selection(page)
      .getByRole('button', { name: /^Selectează toate cele \d+$/ })
      .click();
    const count = selection(page).getByRole('status');
    await expect(count).toHaveText(/^2\d\d selectate$/);
    tasks = /\d+/.exec((await count.textContent()) ?? '')?.[0] ?? '';
    const { height = 0 } = (await selection(page).boundingBox()) ?? {};
    expect(height).toBeLessThan(50);
  });

  await test.step('the change goes on by itself, and says how far it is, also after a reload', async () => {
    await selection(page).getByRole('button', { name: 'Mai multe' }).click();
    await page.getByRole('menuitem', { name: 'Urgentă' }).click();
    await expect(selection(page)).toBeHidden();
    const line = page
      .getByRole('status')
      .filter({ hasText: new RegExp(`din ${tasks} de activități|modificate`) });
    await expect(line.first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^\d+ (de )?activități modificate$/)).toBeVisible({ timeout: 30_000 });
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).filter({ hasText: 'Urgentă' })).toHaveCount(50);
  });

  await test.step('all of it is undone by another job', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Anulează' }).click();
    await expect(page.getByText(/^\d+ (de )?activități ca înainte$/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => rows(page).allTextContents()).toEqual(before);
    await page.getByRole('main').getByRole('button', { name: 'Închide' }).click();
    await expect(page.getByText(/activități ca înainte$/)).toBeHidden();
  });
});

test('ux 8 a note is taken back by the notice that it was added', async ({ page, baseURL }) => {
  await openAs(page, 'ana.ionescu');
  await openTaskWith(page, baseURL, () => true);
  const text = `Sunat la service, fără răspuns, ${Date.now()}.`;
  await noteOf(page).fill(text);
  await page.getByRole('button', { name: 'Adaugă nota' }).click();
  const timeline = page.getByRole('list', { name: 'Istoric' });
  await expect(timeline).toContainText(text);
  await undo(page, 'Nota a fost adăugată');
  await expect(page.getByText('Notă ștearsă').first()).toBeVisible();
  await expect(timeline).not.toContainText(text);
});

test('ux 8 a status step is undone, and one that reaches the claimant says before that it is final', async ({
  page,
  baseURL,
}) => {
  await openAs(page, 'ana.ionescu');

  await test.step('a step that changed the status alone is undone by its notice', async () => {
    const step = await openTaskWith(page, baseURL, (it) => it.undoable && !it.reason_required);
    const panel = page.getByRole('region', { name: 'Pasul următor' });
    await panel.getByRole('button', { name: step.name, exact: true }).click();
    await undo(page, `Stare nouă: ${step.to_status_name}`);
    await expect(page.getByText('Starea este ca înainte').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: step.name, exact: true })).toBeVisible();
  });

  await test.step('a step that writes to the claimant is described as final before it is pressed', async () => {
    const step = await openTaskWith(page, baseURL, (it) => !it.undoable);
    const panel = page.getByRole('region', { name: 'Pasul următor' });
    await panel.getByRole('button', { name: step.name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: step.name });
    await expect(dialog.getByText('Nu se poate anula')).toBeVisible();
    await dialog.getByRole('button', { name: 'Renunță' }).click();
  });
});

/** Presses the undo of the notice with this text. */
async function undo(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('listitem').or(page.getByRole('status')).filter({ hasText: text });
  await notice.getByRole('button', { name: 'Anulează' }).first().click();
}

/** Opens the first of Ana's tasks that offers such a step, and answers the step. */
async function openTaskWith(
  page: Page,
  origin: string | undefined,
  isWanted: (step: Transition) => boolean,
): Promise<Transition> {
  const ana = await signedIn(origin ?? '', 'ana.ionescu');
  const { items } = await ana.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    category_code: 'active',
    filter_keys: 1,
    sort: { column: 'created_at', direction: 'asc' },
    limit: 50,
  });
  for (const { claim_file_no: file, assignment_id: id } of items) {
    const { transitions } = await ana.get<SuccessBody<'getAssignment'>>(
      `/api/assignment/getById/${file}/${id}`,
    );
    const step = transitions.find((it) => it.allowed && isWanted(it));
    if (step === undefined) continue;
    await page.goto(`/workflow/getById/${file}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(file) })).toBeVisible();
    return step;
  }
  throw new Error('None of the first tasks of Ana offers such a step.');
}
