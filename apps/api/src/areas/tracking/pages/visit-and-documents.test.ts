import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { onePixelPng } from '#src/testing/multipart.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { confirmEmail } from '#src/testing/world/money-of-claim.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { requestCalls } from '#src/areas/documents/testing/request-calls.ts';
import { aPlace, assessors, worksAt } from '#src/areas/scheduling/testing/a-place.ts';
import { codeIn } from '../testing/code-in.ts';
import { formBrowser, readAloud, type Page } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker({ people: assessors });
const { api } = tracker;
const calls = requestCalls(api);
let ana: CallerHeaders;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  await worksAt(api, 'dan.petrescu', await aPlace(api));
});

/** A case that was taken in, whose claimant can be reached and waits for the inspection. */
const bookableCase = () =>
  aClaim(api)
    .takenIn()
    .and((claim) => confirmEmail(api, claim));

async function opened(caseNo: string, address: string) {
  const browser = formBrowser(api, { address });
  const asked = await browser.submit(await browser.open(`/status/${caseNo}?org_code=demo`), 'send');
  const [message] = await tracker.rows<{ body: string }>(
    'demo',
    (orgId) => sql`select body from outbox where org_id = ${orgId} and not_after > ${api.now()}
      order by system_time desc, outbox_id desc`,
  );
  return { browser, page: await browser.submit(asked, 'open', { code: codeIn(message?.body ?? '') }) };
}

const linkIn = ({ body }: Page, part: string): string =>
  new RegExp(`href="([^"]*${part}[^"]*)"`).exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
const hoursIn = ({ body }: Page) =>
  [...body.matchAll(/name="hour" value="([^"]+)"/g)].map(([, hour]) => hour);
const someone = { contact_name: 'Raluca Anghel', contact_phone: '0722 418 771' };

describe('S13 R14 the visit without scripts', () => {
  test('an hour is chosen, moved to another one, answered for and cancelled by forms alone', async () => {
    const { claimFileNo: caseNo } = await bookableCase();
    const { browser, page } = await opened(caseNo, '198.51.100.61');
    expect(readAloud(page)).toContain('Alegeți ziua și ora constatării');
    const hours = await browser.open(linkIn(page, '/visit'));
    expect(readAloud(hours)).toEqual(expect.arrayContaining(['Primele ore libere', 'Militari, București']));
    const inOrder = [
      'Alegeți ziua și ora',
      'Județul',
      'Arătați orele libere',
      'Primele ore libere',
      'Numele celui care aduce mașina',
      'Telefon mobil',
      'Vă sunăm doar pentru vizită.',
      'Confirmați vizita',
      'Înapoi la dosar',
    ];
    expect(readAloud(hours).filter((line) => inOrder.includes(line))).toEqual(inOrder);
    // Of the last day: an hour of today cannot be moved any more.
    const [first = '', second = ''] = hoursIn(hours).slice(-2);

    const booked = await browser.submit(hours, 'visit_choose', { hour: first, ...someone });
    expect(booked.url).toBe(`/status/${caseNo}?org_code=demo&lang=ro`);
    expect(readAloud(booked)).toContain('Militari, Bd. Iuliu Maniu 220, București');
    expect(readAloud(booked)).not.toContain('Alegeți ziua și ora constatării');

    const others = await browser.open(linkIn(booked, '/visit'));
    expect(hoursIn(others)).not.toContain(first);
    expect(readAloud(others).join(' ')).toMatch(/Vizita de .* rămâne a dumneavoastră/);
    const moved = await browser.submit(others, 'visit_choose', { hour: second });
    expect(readAloud(moved)).toContain('Veniți la vizită?');
    const [, startsAt = ''] = second.split(' ');
    const hour = new Intl.DateTimeFormat('ro', { timeStyle: 'short', timeZone: 'Europe/Bucharest' });
    expect(readAloud(moved).join(' ')).toContain(`, ${hour.format(new Date(startsAt))} – `);

    const answered = await browser.submit(moved, 'visit_answer');
    expect(readAloud(answered)).toContain('Ați răspuns că veniți.');
    const cancelled = await browser.submit(answered, 'visit_cancel');
    expect(readAloud(cancelled)).toContain('Alegeți ziua și ora constatării');
  });

  test('an hour that somebody else has taken meanwhile is said, and what was typed stays', async () => {
    const [one, other] = [await bookableCase(), await bookableCase()];
    const first = await opened(one.claimFileNo, '198.51.100.62');
    const second = await opened(other.claimFileNo, '198.51.100.63');
    const hours = await first.browser.open(linkIn(first.page, '/visit'));
    const sameHours = await second.browser.open(linkIn(second.page, '/visit'));
    const [hour = ''] = hoursIn(hours);
    await first.browser.submit(hours, 'visit_choose', { hour, ...someone });
    const late = await second.browser.submit(sameHours, 'visit_choose', { hour, ...someone });
    expect(late.status).toBe(422);
    expect(readAloud(late)).toContain('Ora tocmai a fost luată. Alegeți alta; ce ați scris s-a păstrat.');
    expect(late.body).toContain('value="Raluca Anghel"');
    expect(hoursIn(late)).not.toContain(hour);
  });

  test('no hour, no number and a foreign form are refused in words; whoever has not opened the case sees no hours', async () => {
    const { claimFileNo: caseNo } = await bookableCase();
    const { browser, page } = await opened(caseNo, '198.51.100.64');
    const hours = await browser.open(linkIn(page, '/visit'));
    const none = await browser.submit(hours, 'visit_choose', someone);
    expect(readAloud(none)).toContain('Alegeți una dintre orele libere.');
    const [hour = ''] = hoursIn(hours);
    const unreachable = await browser.submit(hours, 'visit_choose', {
      ...someone,
      hour,
      contact_phone: 'mâine',
    });
    expect(readAloud(unreachable).join(' ')).toContain('Scrieți numele și un număr de telefon');
    const forged = await browser.submit(hours, 'visit_choose', { ...someone, hour, token: 'x' });
    expect(forged.status).toBe(403);
    expect(readAloud(await browser.open(`/status/${caseNo}?org_code=demo`))).toContain(
      'Alegeți ziua și ora constatării',
    );
    const stranger = await formBrowser(api).open(`/status/${caseNo}/visit?org_code=demo`);
    expect(readAloud(stranger)).toContain('Cereți codul de acces');
  });
});

describe('R12 S13 documents that were asked for, without scripts', () => {
  async function asked(address: string, kinds = ['registration_certificate']) {
    const work = await calls.askableWork();
    const { key } = await calls.asked(ana, work, kinds);
    const { browser, page } = await opened(work.claim_file_no, address);
    return { work, key, browser, request: await browser.open(linkIn(page, '/request/')) };
  }
  const itemsOf = async (work: Parameters<typeof calls.requestsOf>[1]): Promise<Schema<'DocRequest'>> => {
    const [request] = await calls.requestsOf(ana, work);
    if (request === undefined) throw new Error('There is no request.');
    return request;
  };
  const photo = { name: 'talon.png', content: onePixelPng };

  test('a photo is uploaded and sent; once it is refused the reason stands with it and only it is asked for again', async () => {
    const { work, browser, request } = await asked('198.51.100.71');
    const uploaded = await browser.sendFile(request, photo);
    expect(readAloud(uploaded)).toEqual(expect.arrayContaining(['talon.png Încărcat, încă netrimis']));
    const sent = await browser.submit(uploaded, 'doc_send');
    expect(readAloud(sent)).toEqual(
      expect.arrayContaining(['Ați trimis tot. Vă mulțumim!', 'Primit, se verifică']),
    );
    expect(sent.body).not.toContain('type="file"');
    const [item] = (await itemsOf(work)).items;
    expect(item).toMatchObject({ state: 'received' });

    await calls.judge(ana, work, item?.document_ids ?? [], 'Lipsește spatele talonului');
    const again = await browser.open(sent.url);
    const lines = readAloud(again);
    expect(lines.slice(lines.indexOf('De trimis din nou'))[1]).toBe('Lipsește spatele talonului');
    expect(again.body).toContain('type="file"');
  });

  test('whoever does not have a document says why', async () => {
    const { work, browser, request } = await asked('198.51.100.72');
    const inOrder = [
      'Documente pentru dosar',
      'De trimis',
      'Fotografia sau fișierul',
      'JPG, PNG, WebP, HEIC sau PDF, cel mult 25 MB.',
      'Încărcați fișierul',
      'Nu dețin acest document',
      'Motivul',
      'Trimiteți răspunsul',
      'Înapoi la dosar',
    ];
    expect(readAloud(request).filter((line) => inOrder.includes(line))).toEqual(inOrder);
    const answered = await browser.submit(request, 'doc_decline', { reason_code: 'somebody_else' });
    expect(readAloud(answered)).toContain('Ați spus că nu îl dețineți');
    expect((await itemsOf(work)).items[0]).toMatchObject({ state: 'not_owned' });
  });

  test('no file, another kind of file and one that is too large are refused in words, where the document stands', async () => {
    const { work, browser, request } = await asked('198.51.100.73');
    const none = await browser.sendFile(request, { name: '', content: Buffer.alloc(0) });
    expect(readAloud(none)).toContain('Alegeți întâi un fișier.');
    const odd = await browser.sendFile(request, {
      name: 'talon.exe',
      content: Buffer.from('MZ not a picture'),
    });
    expect(readAloud(odd).join(' ')).toContain('Acest fișier este altceva.');
    const large = Buffer.concat([onePixelPng, Buffer.alloc(26_214_400)]);
    const tooLarge = await browser.sendFile(request, { name: 'talon.png', content: large });
    expect(readAloud(tooLarge).join(' ')).toContain('Fișierul depășește 25 MB.');
    expect((await itemsOf(work)).items[0]?.document_ids).toEqual([]);
  });

  test('a foreign form, a key of another case and a case that is not open take no file', async () => {
    const { work, browser, request } = await asked('198.51.100.74');
    const other = await asked('198.51.100.75');
    expect((await browser.sendFile(request, photo, { token: 'forged' })).status).toBe(403);
    const foreign = request.url.replace(/request\/[^?]+/, `request/${other.key}`);
    expect((await browser.open(foreign)).url).toContain(`/status/${work.claim_file_no}?`);
    const stolen = {
      ...request,
      body: request.body.replaceAll(/request\/[^?]+\?/g, `request/${other.key}?`),
    };
    await browser.sendFile(stolen, photo);
    const stranger = formBrowser(api, { address: '198.51.100.76' });
    expect((await stranger.sendFile(request, photo)).status).toBe(403);
    for (const own of [work, other.work]) expect((await itemsOf(own)).items[0]?.document_ids).toEqual([]);
  });
});
