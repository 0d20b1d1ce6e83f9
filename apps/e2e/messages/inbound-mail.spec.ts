import { expect, test } from '../support/journey.ts';
import { opensReachableFile, timeline } from './composer.ts';
import { eol, handOver, mail } from './mail-server.ts';

test('C15 C16 an e-mail full of tricks is read on its file without running, loading or breaking anything', async ({
  page,
  baseURL,
}) => {
  const hostile = [
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain; charset=no-such-charset',
    '',
    'Oferta este corecta.',
    '--a',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Oferta este <b>corecta</b>.</p><script>window.parent.hacked = 1</script>',
    '<img src="https://tracker.attacker.example/pixel.png" onerror="window.parent.hacked = 2">',
    '<svg><animate onbegin="window.parent.hacked = 3" attributeName="x"></svg>',
    '<a href="javascript:window.parent.hacked = 4">apasa</a>',
    '<form action="https://attacker.example"><input name="parola"></form>',
    '<style>body { display: none }</style><iframe src="https://attacker.example"></iframe>',
    '--a--',
    '',
  ].join(eol);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('attacker.example')) foreign.push(request.url());
  });
  const number = await opensReachableFile(page, baseURL ?? '');
  expect(await handOver(baseURL ?? '', mail(`Re: oferta [#${number}]`, hostile))).toBe('filed');

  await page.reload();
  await expect(timeline(page)).toContainText('Oferta este corecta.');
  await page.getByRole('link', { name: /^Mesaje/ }).click();
  // The latest conversation comes first.
  await page.getByRole('button', { name: 'Arată cu formatare' }).first().click();
  const frame = page.frameLocator('iframe[title="Conținutul e-mailului"]');
  await expect(frame.getByText('corecta')).toBeVisible();
  await expect(page.locator('iframe[title="Conținutul e-mailului"]')).toHaveAttribute('sandbox', '');
  await expect(frame.locator('img, script, form, iframe, style, svg')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(foreign).toEqual([]);
});
