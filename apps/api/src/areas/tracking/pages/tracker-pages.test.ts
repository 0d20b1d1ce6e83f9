import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud, type Page } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;

async function lastCode(): Promise<string> {
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body from outbox where org_id = ${orgId} order by system_time desc, outbox_id desc`,
  );
  return codeIn(message?.body ?? '');
}

const addressOf = (caseNo: string, orgCode = 'demo') => `/status/${caseNo}?org_code=${orgCode}`;

async function askedFor(browser: ReturnType<typeof formBrowser>, caseNo: string): Promise<Page> {
  return browser.submit(await browser.open(addressOf(caseNo)), 'send');
}

async function opened(browser: ReturnType<typeof formBrowser>, caseNo: string): Promise<Page> {
  return browser.submit(await askedFor(browser, caseNo), 'open', { code: await lastCode() });
}

describe('R14 S15 the tracker without scripts', () => {
  test('a case number in any spelling leads to the address of its case, and one that is too short says so', async () => {
    const browser = formBrowser(api);
    const landing = await browser.open('/status?org_code=demo');
    expect(landing.body).toContain('<form class="dosar-stack" action="/status/search" method="get">');
    expect(readAloud(await browser.open('/status/search?org_code=demo&case_no=dm26'))).toContain(
      'Numărul dosarului are cel puțin 6 caractere.',
    );
    const found = await browser.open('/status/search?org_code=demo&case_no=dm26%20r0000001');
    expect(found.url).toBe('/status/DM26R0000001?org_code=demo&lang=ro');
  });

  test('S13 S14 the code opens the case, which is read out in the order of what matters', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.31' });
    const code = await askedFor(browser, caseNo);
    expect(readAloud(code)).toContain('Introduceți codul de acces');
    const page = await browser.submit(code, 'open', { code: ` ${(await lastCode()).toLowerCase()} ` });
    expect(page.status).toBe(200);
    const lines = readAloud(page);
    const inOrder = [
      `Dosar ${caseNo} · CJ 12 ABC`,
      'Pasul',
      'De făcut',
      'Se ocupă',
      'Pașii dosarului',
      'Dacă nu merge',
    ];
    expect(lines.filter((line) => inOrder.includes(line))).toEqual(inOrder);
    expect(page.body).not.toContain('<script');
    expect(lines).not.toContain('Case');
  });

  test('K7 the box for the code is read out in this order, with its hint before the field', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const page = await askedFor(formBrowser(api, { address: '198.51.100.40' }), caseNo);
    expect(readAloud(page).map((line) => line.replace(/\d\d:\d\d/, 'HH:MM'))).toEqual([
      'Asigurarea Demo',
      'English',
      `Dosar ${caseNo}`,
      'Introduceți codul de acces',
      'Codul vine la telefonul sau e-mailul confirmat al dosarului. Până la cod nu arătăm nimic din dosar, nici dacă există.',
      'Codul primit',
      '6 caractere. Este bun până la HH:MM.',
      'Deschideți dosarul',
      'Trimiteți alt cod',
      'Alt număr de dosar',
      'Dacă nu merge',
      'Pagina merge și fără JavaScript: formularele se trimit cu butonul și pagina se reîncarcă.',
      'Deschideți pagina completă (cu JavaScript)',
    ]);
  });

  test('every page is in one language, the one of its address', async () => {
    const browser = formBrowser(api);
    const { body } = await browser.open('/status/DM26R0000001?org_code=demo&lang=en');
    expect(body).toContain('<html lang="en"');
    expect(readAloud({ body })).toEqual(expect.arrayContaining(['Ask for the access code', 'Send the code']));
    expect(body).not.toMatch(/codul|dosar(?:ul|ului)\b/i);
  });

  test('looking at the address of a case sends no code and begins no session, however often and by whomever', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const countOf = async () =>
      (
        await tracker.rows<{ messages: number; sessions: number }>(
          'demo',
          (orgId) => sql`select (select count(*)::int from outbox where org_id = ${orgId}) as messages,
            (select count(*)::int from session where org_id = ${orgId}) as sessions`,
        )
      )[0];
    const before = await countOf();
    for (const purpose of ['prefetch', 'prerender', ''])
      await formBrowser(api, { headers: { 'sec-purpose': purpose } }).open(addressOf(caseNo));
    expect(await countOf()).toEqual(before);
  });

  test('a known and an unknown case, and one of another organisation, look the same until the code', async () => {
    const { claimFileNo: known } = await tracker.reachableCase();
    const { claimFileNo: foreign } = await tracker.reachableCase('alfa');
    const seen = [];
    for (const caseNo of [known, foreign, 'DM99R9999999']) {
      const browser = formBrowser(api, { address: '198.51.100.32' });
      const pages = [await browser.open(addressOf(caseNo)), await askedFor(browser, caseNo)];
      seen.push(
        pages.map((page) =>
          readAloud(page).map((line) => line.replaceAll(caseNo, 'CASE').replace(/\d\d:\d\d/, 'HOUR')),
        ),
      );
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

describe('X9 V8 the forms keep the rules of the tracker', () => {
  test('a wrong code says so, and the fifth one blocks with the exact words and the hour of the next try', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.33' });
    let page = await askedFor(browser, caseNo);
    expect(readAloud(await browser.submit(page, 'open', { code: 'AB' }))).toContain(
      'Scrieți cele 6 caractere ale codului.',
    );
    for (let tries = 1; tries < 5; tries += 1) {
      page = await browser.submit(page, 'open', { code: 'AAAAAA' });
      expect([
        page.status,
        readAloud(page).includes('Codul nu este corect. Verificați-l și încercați din nou.'),
      ]).toEqual([422, true]);
    }
    const last = await browser.submit(page, 'open', { code: 'AAAAAA' });
    expect(last.status).toBe(429);
    expect(readAloud(last)).toContain(
      'Numarul maxim de incercari a fost atins. Incearca din nou mai tarziu!',
    );
    // The right code comes too late.
    const late = await browser.submit(page, 'open', { code: await lastCode() });
    expect(late.body).not.toContain('name="act" value="close"');
  });

  test('a code opens its case once: not again, not in another browser, and not another case', async () => {
    const [{ claimFileNo: caseNo }, { claimFileNo: other }] = [
      await tracker.reachableCase(),
      await tracker.reachableCase(),
    ];
    const browser = formBrowser(api, { address: '198.51.100.34' });
    const page = await askedFor(browser, caseNo);
    const code = await lastCode();
    const kept = new Map(browser.jar);
    expect((await browser.submit(page, 'open', { code })).body).toContain('value="close"');
    expect(readAloud(await browser.open(addressOf(other)))).toContain('Cereți codul de acces');

    const replay = formBrowser(api, { address: '198.51.100.35' });
    for (const [name, value] of kept) replay.jar.set(name, value);
    expect((await replay.submit(page, 'open', { code })).body).not.toContain('value="close"');
  });

  test('a form of another site, without its mark or with the mark of another browser changes nothing', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.36' });
    const page = await browser.open(addressOf(caseNo));
    const foreign = await formBrowser(api).open(addressOf(caseNo));
    const stranger = formBrowser(api, { address: '198.51.100.37' });
    const tries = [
      await browser.submit(page, 'send', {}, { 'sec-fetch-site': 'cross-site' }),
      await browser.submit(page, 'send', { token: '' }),
      await browser.submit(foreign, 'send'),
      await stranger.submit(page, 'send'),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const started = await tracker.rows(
      'demo',
      (orgId) => sql`select 1 from challenge where org_id = ${orgId} and case_no = ${caseNo}`,
    );
    expect(started).toEqual([]);
  });

  test('a case that is closed needs a new code, and its old cookie opens nothing', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.38' });
    const page = await opened(browser, caseNo);
    const kept = new Map(browser.jar);
    expect(readAloud(await browser.submit(page, 'close'))).toContain('Cereți codul de acces');
    const thief = formBrowser(api);
    for (const [name, value] of kept) thief.jar.set(name, value);
    expect(readAloud(await thief.open(addressOf(caseNo)))).toContain('Cereți codul de acces');
  });

  test('hostile texts of a case are text, and a cookie that was made up is none', async () => {
    const { claimFileNo: caseNo } = await tracker.reachableCase();
    const browser = formBrowser(api, { address: '198.51.100.39' });
    await tracker.rows(
      'demo',
      (orgId) => sql`
      insert into tracker_event (org_id, claim_file_id, process_step_index, event_title_ro, event_title_en,
        event_description_ro, event_description_en, system_time)
      select org_id, claim_file_id, 1, '<img src=x onerror=alert(1)>', 'x',
        '<p>Bine</p><script>alert(1)</script><a href="javascript:alert(1)">aici</a>', '', now() + interval '1 minute'
      from claim_file where org_id = ${orgId} and claim_file_no = ${caseNo}`,
    );
    const { body } = await opened(browser, caseNo);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).toContain('<p>Bine</p>');
    expect(body).not.toMatch(/<script|javascript:|<img src=x/);

    const liar = formBrowser(api);
    for (const made of ['%%%', Buffer.from('{"nonce":1}').toString('base64url'), 'x'.repeat(9_000)]) {
      liar.jar.set('dosar-tracker', made);
      expect((await liar.open(addressOf(caseNo))).status).toBe(200);
    }
    const typed = await liar.open(`/status/search?org_code=demo&case_no=${encodeURIComponent('"><b>')}`);
    expect(typed.body).not.toContain('"><b>');
  });
});

test('X9 an address of no organisation gets one sentence and a way on, the same for all', async () => {
  const browser = formBrowser(api);
  const pages = [];
  for (const url of [
    '/status?org_code=nobody',
    addressOf('DM26R0000001', 'nobody'),
    '/status/a/b?org_code=demo',
  ])
    pages.push(await browser.open(url));
  for (const page of pages) {
    expect(page.status).toBe(404);
    expect(readAloud(page)).toEqual(expect.arrayContaining(['Această adresă nu există']));
    expect(page.body).toContain('Deschideți linkul din ultimul mesaj primit');
  }
});

test('every page of an insurer says how a phone keeps it as an app: own name, initials and address', async () => {
  const browser = formBrowser(api);
  const { body } = await browser.open('/status?org_code=demo');
  const href = /rel="manifest"\s+href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const manifest = await browser.open(href);
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(manifest.body)).toMatchObject({
    name: 'Asigurarea Demo: Starea dosarului',
    start_url: '/status?org_code=demo&lang=ro',
    display: 'standalone',
  });
  expect((await browser.open('/icon.svg?org_code=demo')).body).toMatch(/>\s*AD\s*<\/text>/);
  expect((await browser.open('/icon.svg?org_code=nobody')).status).toBe(404);
});
