import type { Browser, Page } from '@playwright/test';
import type { SuccessBody } from '@dosar/openapi';
import { addDays } from '@dosar/kernel/dates';
import { openAs } from '../account/login-page.ts';
import { callerOf, signedIn } from '../support/caller.ts';
import { daysAgo } from '../support/claim-story.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { expect, test, watchRefusals } from '../support/journey.ts';

const today = daysAgo(0);
// Long enough to have working days whenever the journey runs.
const lastDay = addDays(today, 6);
const written = (date: string) => date.split('-').toReversed().join('.');

// Who is away has a phone, their colleagues sit at a desk.
test.use({ viewport: { width: 360, height: 740 } });

test('R8 M5 B4 P3 ux 72 Elena asks, Dan accepts to replace her, Sorin approves, Dan works in her name, and she reads what was done', async ({
  page,
  browser,
  baseURL,
  refusals,
}) => {
  test.setTimeout(180_000);
  const staffOrigin = baseURL ?? '';
  await openAs(page, 'elena.rusu', '/time-off/my-absences');
  await test.step('Elena asks for days off and names who could replace her', () => asks(page));

  const dan = await pageOf(browser, staffOrigin, refusals);
  await test.step('Dan accepts', async () => {
    await openAs(dan, 'dan.petrescu', '/time-off/my-absences');
    const question = dan.getByRole('listitem').filter({ hasText: `Elena Rusu, ${written(today)}` });
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(dan.getByText('Răspunsul a fost trimis').first()).toBeVisible();
  });

  const sorin = await pageOf(browser, staffOrigin, refusals);
  await test.step('Sorin sees what changes, with the replacement proposed, and approves all of it', () =>
    approves(sorin));

  await test.step('Dan may work in her name', async () => {
    // Whom somebody replaces comes with their sign-in.
    await openAs(dan, 'dan.petrescu');
    await actsFor(dan, 'Elena Rusu');
    await dan.getByRole('button', { name: 'Reveniți la contul dumneavoastră' }).click();
    await expect(dan.getByRole('button', { name: /Dan Petrescu/ })).toBeVisible();
  });
  await test.step('and does', () => raisesPriority(staffOrigin));

  await test.step('Elena returns and reads what was done in her name, and by whom', async () => {
    await page.goto('/time-off/my-absences?view=list');
    const absence = page.getByRole('listitem').filter({ hasText: 'în curs' });
    await absence.getByRole('button', { name: 'Ce s-a întâmplat între timp' }).click();
    const brief = page.getByRole('dialog', { name: 'Ce s-a întâmplat între timp' });
    await expect(brief.getByText(/Dan Petrescu: Prioritate/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('Sorin ends the absence, and with it the replacement', async () => {
    await sorin.getByLabel('Motivul, pe care colegul îl citește').or(revokeButton(sorin)).first().waitFor();
    await revokeButton(sorin).click();
    await sorin.getByLabel('Motivul, pe care colegul îl citește').fill('Volum neașteptat');
    await sorin.getByRole('button', { name: 'Revocă absența' }).click();
    await expect(sorin.getByText('Absența a fost revocată').first()).toBeVisible();
    await openAs(dan, 'dan.petrescu');
    await dan.getByRole('button', { name: /Dan Petrescu/ }).click();
    await expect(dan.getByRole('menuitem', { name: 'Profilul meu' })).toBeVisible();
    await expect(dan.getByRole('menuitem', { name: 'Elena Rusu' })).toBeHidden();
  });
});

const revokeButton = (page: Page) => page.getByRole('button', { name: 'Revocă…' });

/** A page for somebody else, in a browser of their own. */
async function pageOf(browser: Browser, staffOrigin: string, refusals: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: staffOrigin, viewport: { width: 1440, height: 900 } });
  watchRefusals(context, refusals);
  return context.newPage();
}

async function asks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerere nouă' }).click();
  const panel = page.getByRole('dialog', { name: 'Cerere nouă' });
  await panel.getByLabel('De la').fill(written(today));
  await panel.getByLabel('Până la').fill(written(lastDay));
  await panel.getByRole('radio', { name: /Dan Petrescu/ }).check();
  await panel.getByRole('button', { name: 'Trimite cererea' }).click();
  await expect(page.getByText('Cererea a fost trimisă').first()).toBeVisible();
}

async function approves(page: Page): Promise<void> {
  await openAs(page, 'sorin.matei', '/manager-area/absences');
  const request = page
    .getByRole('region', { name: /De decis/ })
    .getByRole('listitem')
    .filter({ hasText: written(today) });
  await request.getByRole('button', { name: 'Deschide' }).click();
  await expect(page.getByText('Ce se schimbă la aprobare')).toBeVisible();
  await expect(page.getByText('Dan Petrescu, a acceptat')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobă și aplică tot' }).click();
  await expect(page.getByText('O cerere a fost decisă').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
}

async function actsFor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Dan Petrescu/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByText(`Lucrați în numele utilizatorului ${name}.`)).toBeVisible();
}

/** Dan makes a piece of Elena's work more urgent, in her name. */
async function raisesPriority(staffOrigin: string): Promise<void> {
  const dan = await signedIn(staffOrigin, 'dan.petrescu');
  const { items: day } = await dan.get<SuccessBody<'browseDayAgenda'>>(
    `/api/assignment/browseDayAgenda?date=${today}`,
  );
  const elena = day.find((item) => item.kind === 'replacement' && item.full_name === 'Elena Rusu');
  const tokens = await dan.post<SuccessBody<'impersonate'>>('/api/auth/impersonate', {
    user_id: elena?.kind === 'replacement' ? elena.user_id : undefined,
  });
  const acting = callerOf(staffOrigin, tokens);
  const { items } = await acting.post<SuccessBody<'browseWorklist'>>('/api/assignment/browseWorklist', {
    filter_keys: 1,
    category_code: 'active',
    filter_criteria: {},
  });
  const row = items.find((work) => work.priority < 3);
  await acting.post('/api/assignment/change', {
    items: [{ assignment_id: row?.assignment_id, row_version: row?.row_version }],
    change: { action: 'priority', priority: 3 },
  });
}
