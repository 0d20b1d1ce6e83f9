import type { JsonBodyOf, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { posted } from '#src/testing/world/posted.ts';
import { fillPages, rowsOfPages } from '../testing/fill-pages.ts';

type Findings = SuccessBody<'browseSearch'>;
type Request = Omit<JsonBodyOf<'browseSearch'>, 'q'>;

const api = startTestApi();
let ana: CallerHeaders;
let sample: Sample;

/** A file whose claimant has a name with diacritics, a plate and both contacts. */
type Sample = {
  claim_file_no: string;
  policy_number: string;
  plate: string;
  vin: string;
  last_name: string;
  first_name: string;
  cnp: string;
  party_id: string;
  email: string;
  phone: string;
};

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  const claim = await aClaim(api, { notice: ofTandarei }).takenIn();
  sample = {
    claim_file_no: claim.claimFileNo,
    policy_number: 'RO/14/C22/1234567',
    plate: 'CJ12ABC',
    vin: 'UU1HSDACN54123456',
    last_name: 'Țăndărei',
    first_name: 'Ilinca',
    cnp: '1850725400010',
    party_id: claim.claimantPartyId,
    email: 'ilinca.tandarei@example.com',
    phone: '+40722123456',
  };
  await complete(claim);
  await fillPages(api, claim);
});

const ofTandarei = {
  notifier: {
    ...aNotice().notifier,
    first_name: 'Ilinca',
    last_name: 'Țăndărei',
    email: 'ilinca.tandarei@example.com',
  },
};

/** What the notice does not say of the file: the number of its claimant, its chassis and its policy. */
async function complete(claim: Claim) {
  const { assignment_id } = await claim.main();
  const file = await assignmentCalls(api, ana).detail({ claim_file_no: claim.claimFileNo, assignment_id });
  const changes: [string, number | undefined, object][] = [
    [
      `changeParty/${claim.claimFileId}/${claim.claimantPartyId}`,
      file.parties.find(({ party_id: id }) => id === claim.claimantPartyId)?.row_version,
      { cnp: sample.cnp },
    ],
    [
      `changeVehicle/${claim.claimFileId}/${file.vehicles[0]?.vehicle_id}`,
      file.vehicles[0]?.row_version,
      { vin: sample.vin },
    ],
    [
      `changePolicy/${claim.claimFileId}`,
      file.claim_file.row_version,
      { policy_number: sample.policy_number },
    ],
  ];
  for (const [call, version, change] of changes)
    await posted(api, ana, `/api/claim/${call}`, { row_version: version, changes: change });
}

async function one<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(api.database.kysely);
  if (rows[0] === undefined) throw new Error('There is no such row.');
  return rows[0];
}

const ask = (q: string, request: Request = {}, headers = ana) =>
  api.inject({ method: 'POST', url: '/api/search/browse', headers, payload: { q, ...request } });

async function search(q: string, request: Request = {}, headers = ana): Promise<Findings> {
  const answer = await ask(q, request, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Findings>();
}

const numbers = ({ files }: Findings) => files.items.map((file) => file.claim_file_no);

test('R8 ux 18 a name is found with comma, with cedilla, without any mark and in capitals: the same rows', async () => {
  const spellings = ['Țăndărei', 'Ţăndărei', 'tandarei', 'TĂNDĂREI'];
  const found = await Promise.all(spellings.map((q) => search(q, { kind: 'files' })));
  expect(numbers(found[0] as Findings).length).toBeGreaterThan(0);
  for (const other of found) expect(other.files).toEqual(found[0]?.files);
  const people = await Promise.all(spellings.map((q) => search(q, { kind: 'people' })));
  expect(people.map(({ people: group }) => group.items.length)).toEqual(
    Array(4).fill(people[0]?.people.items.length),
  );
  for (const person of people[0]?.people.items ?? []) expect(person.full_name).toMatch(/Țăndărei/);
});

test('the words of a name come in any order and in part', async () => {
  const { last_name: last, first_name: first, claim_file_no: number } = sample;
  for (const q of [`${first} ${last}`, `${last.slice(0, 4)} ${first.slice(0, 3)}`]) {
    const { files } = await search(q, { kind: 'files' });
    expect(files.items.map((file) => file.claim_file_no)).toContain(number);
    expect(files.similar).toBe(false);
  }
});

test('R8 ux 19 a plate leads to its file with and without separators, also while it is still being typed', async () => {
  const { plate, claim_file_no: number } = sample;
  const spaced = plate.replace(/^([A-Z]+)(\d+)/, '$1 $2 ');
  for (const q of [plate, spaced, spaced.replaceAll(' ', '-').toLowerCase()]) {
    const found = await search(q);
    expect(found.recognised).toEqual(['plate']);
    expect(found.exact?.claim_file_no).toBe(number);
    expect(found.vehicles.items[0]).toMatchObject({ plate, files: [{ claim_file_no: number }] });
  }
  const fragment = await search(spaced.slice(0, -1), { kind: 'vehicles' });
  expect(fragment.vehicles.items.map((vehicle) => vehicle.plate)).toContain(plate);
});

test('a plate of the other vehicle of an accident leads to the file as well', async () => {
  await sql`
    with other as (
      insert into vehicle (org_id, plate_raw, plate_norm) select org_id, 'AB 99 ZZX', 'AB99ZZX'
      from claim_file where claim_file_no = ${sample.claim_file_no} returning org_id, vehicle_id)
    insert into claim_vehicle (org_id, claim_file_id, vehicle_id, role)
    select f.org_id, f.claim_file_id, other.vehicle_id, 'at_fault' from other join claim_file f using (org_id)
    where f.claim_file_no = ${sample.claim_file_no}`.execute(api.database.kysely);
  expect((await search('ab-99-zzx')).exact?.claim_file_no).toBe(sample.claim_file_no);
});

test.each(['claim_file_no', 'vin', 'policy_number', 'cnp', 'email'] as const)(
  'a whole %s can only mean its file',
  async (field) => {
    const found = await search(sample[field].toLowerCase());
    expect(found.exact?.claim_file_no).toBe(sample.claim_file_no);
    expect(found.exact).toEqual(found.files.items[0]);
  },
);

test('the phone of a person is found however it is written', async () => {
  const national = sample.phone.replace('+40', '0');
  const spaced = `${national.slice(0, 4)} ${national.slice(4, 7)}-${national.slice(7)}`;
  for (const q of [sample.phone, national, spaced, sample.phone.replace('+', '00')]) {
    const { people } = await search(q);
    expect(people.items.map((person) => person.party_id)).toContain(sample.party_id);
  }
});

test('R8 a mistyped name finds similar ones and says so', async () => {
  for (const q of ['Tandarie', 'Tadarei', `${sample.first_name} Tandarrei`]) {
    const { files, people } = await search(q);
    expect(files.similar, q).toBe(true);
    expect(people.items.some((person) => person.full_name.includes('Țăndărei'))).toBe(true);
    expect(files.items.length).toBeGreaterThan(0);
  }
  const exact = await search('Tandarei');
  expect([exact.files.similar, exact.people.similar]).toEqual([false, false]);
});

test('a file comes once, however much work there is on it, at its main assignment', async () => {
  const { files } = await search(sample.claim_file_no);
  expect(files.items).toHaveLength(1);
  const { rows } = await sql<{ assignment_id: string; is_case_master: boolean }>`
    select assignment_id, is_case_master from assignment where claim_file_no = ${sample.claim_file_no}`.execute(
    api.database.kysely,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(files.items[0]).toMatchObject({
    claim_file_no: sample.claim_file_no,
    assignment_id: rows.find((row) => row.is_case_master)?.assignment_id,
  });
});

test('the beginning of claim file numbers finds the highest first, page after page, each once', async () => {
  const year = sample.claim_file_no.slice(0, 4).toLowerCase();
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { files } = await search(year, { kind: 'files', ...(after !== undefined && { after }) });
    seen.push(...files.items.map((file) => file.claim_file_no));
    after = files.next_cursor ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual([...seen].sort().reverse());
  const { count } = await one<{ count: number }>(sql`
      select count(*)::integer as count from claim_file where claim_file_no like ${`${year.toUpperCase()}%`}`);
  expect(new Set(seen).size).toBe(count);
});

test.each([
  ['files', 'RO/'],
  ['people', 'ana'],
  ['vehicles', 'uua'],
  ['documents', 'pdf'],
  ['partners', 'București'],
] as const)('every hit among %s is on exactly one page', async (kind, text) => {
  const seen: string[] = [];
  let after: string | undefined;
  let pages = 0;
  do {
    const group = (await search(text, { kind, ...(after !== undefined && { after }) }))[kind];
    seen.push(...(group?.items ?? []).map((item) => JSON.stringify(item)));
    after = group?.next_cursor ?? undefined;
    pages += 1;
  } while (after !== undefined && pages < 100);
  expect(pages).toBeGreaterThan(1);
  expect(seen.length).toBeGreaterThanOrEqual(rowsOfPages);
  expect(new Set(seen).size).toBe(seen.length);
});

test('documents are found by their kind in both languages and by their name', async () => {
  const { documents } = await search('fotografie');
  expect(documents?.items[0]?.doc_type_name).toBe('Fotografie avarie');
  expect((await search('photo of')).documents?.items[0]?.doc_type_name).toBe('Fotografie avarie');
  const name = documents?.items[0]?.file_name ?? '';
  expect((await search(name, { kind: 'documents' })).documents?.items.map((it) => it.file_name)).toContain(
    name,
  );
});

test('partners and own offices are found by name and by town', async () => {
  const { partners } = await search('brasov');
  expect(partners?.items.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(
    expect.arrayContaining(['branch: Brașov', 'repair_shop: Service Auto Țiriac S.R.L.']),
  );
  expect((await search('tiriac srl')).partners?.items[0]?.name).toBe('Service Auto Țiriac S.R.L.');
});

describe('criteria', () => {
  test('narrow the files and leave the other groups out', async () => {
    const { claim_file_no: number } = sample;
    const [file] = (await search(number)).files.items;
    const day = file?.event_date ?? '';
    const within = await search('tandarei', { criteria: { event_from: day, event_to: day } });
    expect(numbers(within)).toContain(number);
    expect(within.files.items.every((it) => it.event_date === day)).toBe(true);
    expect(
      [within.people, within.vehicles, within.partners, within.documents].map((it) => it?.items),
    ).toEqual([[], [], [], []]);
    expect(numbers(await search(number, { criteria: { event_to: '2000-01-01' } }))).toEqual([]);
  });

  test('all have to hold', async () => {
    const facts = await one<{
      policy_type: 'rca';
      county_code: string;
      brand_code: string;
      due: string;
      opened: string;
      status: string;
    }>(sql`
      select f.policy_type_code as policy_type, f.county_code, v.vehicle_brand_code as brand_code, f.status_code as status,
        (a.due_at at time zone 'Europe/Bucharest')::date::text as due,
        (f.opened_at at time zone 'Europe/Bucharest')::date::text as opened
      from claim_file f join assignment a on a.claim_file_id = f.claim_file_id and a.is_case_master
      join vehicle v on v.vehicle_id = f.main_vehicle_id where f.claim_file_no = ${sample.claim_file_no}`);
    const criteria = {
      policy_type: facts.policy_type,
      county_code: facts.county_code,
      brand_code: facts.brand_code,
      status_codes: [facts.status],
      due_from: facts.due,
      due_to: facts.due,
      created_from: facts.opened,
      created_to: facts.opened,
    };
    expect(numbers(await search('tandarei', { criteria }))).toContain(sample.claim_file_no);
    for (const other of [{ brand_code: 'none' }, { due_to: '2000-01-01' }, { created_from: '2999-01-01' }])
      expect(numbers(await search('tandarei', { criteria: { ...criteria, ...other } }))).toEqual([]);
  });
});

test('another organisation finds its own and nothing else, whatever it asks for', async () => {
  const alfa = await api.tokenFor('alfa.ana');
  const { claim_file_no: number, cnp, email, phone, vin, policy_number: policy } = sample;
  for (const q of [number, cnp, email, phone, vin, policy]) {
    const found = await search(q, {}, alfa);
    expect([found.files.items, found.people.items, found.vehicles.items], q).toEqual([[], [], []]);
  }
  for (const q of ['tandarei', 'DM2', 'fotografie', 'brasov', 'tandarie'])
    expect((await ask(q, {}, alfa)).body).not.toMatch(/DM\d\d[A-Z]\d{7}|Țiriac/);
});

test('signs of the pattern language are found literally', async () => {
  for (const q of ['%%%', '___', String.raw`a\%b`]) {
    const found = await search(q);
    expect([found.files.items, found.people.items, found.documents?.items]).toEqual([[], [], []]);
  }
});

test('a cursor of another group, or an invented one, is refused with the field', async () => {
  const { next_cursor: after } = (await search('ana', { kind: 'people' })).people;
  for (const wrong of [after ?? '', 'invented']) {
    const answer = await ask('ana', { kind: 'files', after: wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', fields: [{ field: 'after' }] });
  }
});

test('a group that takes too long is left out, and the answer says so', async () => {
  let release: () => void = () => undefined;
  const locked = new Promise<void>((isLocked) => {
    void api.database.kysely.transaction().execute(async (tx) => {
      await sql`lock table document in access exclusive mode`.execute(tx);
      isLocked();
      await new Promise<void>((done) => (release = done));
    });
  });
  await locked;
  const found = await search('tandarei').finally(() => release());
  expect(found.partial).toBe(true);
  expect(found.documents?.items).toEqual([]);
  expect(found.files.items.length).toBeGreaterThan(0);
});

test('B11 who searches for a number of a person is in the audit log, the number is not', async () => {
  const entries = async () =>
    (
      await sql<{ entity_id: string; data: object }>`
        select entity_id, data from audit_log where event = 'PERSON_SEARCHED' order by seq`.execute(
        api.database.kysely,
      )
    ).rows;
  const before = await entries();
  await search('tandarei');
  await search(sample.plate);
  expect(await entries()).toEqual(before);

  await search(sample.cnp);
  const entry = (await entries()).at(-1);
  expect(entry?.entity_id).toBe(sample.party_id);
  expect(entry?.data).toEqual({ recognised: 'cnp', people: 1 });
  expect(JSON.stringify(entry)).not.toContain(sample.cnp);
});

test('people are told apart by masked numbers, never by whole ones', async () => {
  const answer = await ask(sample.cnp);
  expect(answer.body).not.toContain(sample.cnp);
  expect(answer.json<Findings>().people.items[0]?.cnp_masked).toMatch(/^\*{10}\d{3}$/);
});

test('a name that is corrected, or that a new party brings, can be mistyped at once', async () => {
  await sql`update party set last_name = 'Zbârciogeanu' where party_id = ${sample.party_id}`.execute(
    api.database.kysely,
  );
  const { files } = await search('Zbarciogeamu');
  expect(files.similar).toBe(true);
  expect(files.items.map((file) => file.claim_file_no)).toEqual([sample.claim_file_no]);
});

test('R8 a name is found whose first letters are mistyped, however many names end like it', async () => {
  await sql`
    with named as (
      update party set last_name = 'Popescu' where party_id = ${sample.party_id} returning org_id)
    insert into name_word (org_id, word)
    select org_id, beginning || 'escu' from named,
      unnest(array['ion', 'geor', 'radul', 'mar', 'filip', 'bolop', 'bobop', 'albop']) as beginning
    on conflict do nothing`.execute(api.database.kysely);
  // A letter left out at the beginning leaves a part of the name.
  expect((await search('Opescu')).files.similar).toBe(false);
  for (const q of ['Bopescu', 'Oppescu', 'Ppopescu', 'Ipopescu', 'Pipescu']) {
    const { files, people } = await search(q);
    expect(files.similar, q).toBe(true);
    expect(people.items.map((person) => person.party_id)).toContain(sample.party_id);
  }
});
