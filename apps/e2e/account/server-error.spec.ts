import { expect, test } from '../support/journey.ts';
import { openAs } from './login-page.ts';

const broken = {
  customType: 'DatabaseError',
  error_id: '01JD3X8K2M7Q',
  message: 'A apărut o eroare.',
  status: 500,
  code: 'internal_error',
};

for (const [how, body, stack] of [
  ['an object', JSON.stringify(broken), false],
  ['a string with the object in it', JSON.stringify(JSON.stringify(broken)), false],
  [
    'of a server in Development',
    JSON.stringify({ ...broken, stack: 'at browseStatuses (browse.ts:7)' }),
    true,
  ],
] as const) {
  test(`X1 S8 ux 124 a 500 whose body is ${how} opens a dialog with type, message and an id to copy`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(page, 'ana.ionescu');
    await page.route('**/api/assignment/browseStatuses*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body }),
    );
    await page.getByRole('link', { name: /^Activități\b/ }).click();
    await page.getByRole('button', { name: 'Filtre' }).click();

    const dialog = page.getByRole('dialog', { name: 'Eroare' });
    for (const fact of [broken.customType, broken.error_id, broken.message])
      await expect(dialog).toContainText(fact);
    await expect(dialog.getByText('at browseStatuses')).toHaveCount(stack ? 1 : 0);
    await dialog.getByRole('button', { name: /^Copiaz/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(broken.error_id);

    await dialog.getByRole('button', { name: 'Închide' }).first().click();
    await expect(dialog).toBeHidden();
  });
}
