import type { Schema } from '@dosar/openapi';
import { countOutcomes } from '#src/kernel/csv/declared-import.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import { findImportFacts } from './import-facts-repository.ts';
import { judgeLine, type JudgedLine, type WantedPerson } from './judge-line.ts';
import { readPeopleFile } from './people-file.ts';
import { tell, type PeopleNeeds } from './person-change.ts';
import { sendLink } from './send-link.ts';
import { changeUser, holdUser, insertRole, insertUser } from './user-repository.ts';

type Import = Schema<'PeopleImport'>;
type FileCall = Pick<Call<'previewPeople'>, 'tx' | 'caller' | 'body'>;

/** What a file of people would do, line by line. */
export async function previewPeople(call: FileCall): Promise<Import> {
  return (await judge(call)).told;
}

/** Invites and changes people by a file; a line that cannot be is left out, and says why. */
export async function importPeople(needs: PeopleNeeds, call: Call<'importPeople'>): Promise<Import> {
  const { told, judged, isComplete } = await judge(call);
  if (!isComplete) throw fieldRefused('columns', 'required');
  for (const line of judged) {
    if (line.outcome === 'new') await invite(needs, call, line.wanted);
    if (line.outcome === 'changed') await change(needs, call, line);
  }
  call.audit.note(Object.fromEntries(told.counts.map(({ outcome, count }) => [outcome, count])));
  return told;
}

async function judge({ tx, caller, body }: FileCall) {
  const { headings, columns, isComplete, lines } = readPeopleFile(body.csv, body.columns);
  const facts = await findImportFacts(
    tx,
    caller,
    lines.map(({ username = '', email = '' }) => ({ username: normalisedUsername(username), email })),
  );
  const seen = new Set<string>();
  const judged = isComplete ? lines.map((line) => judgeLine(line, facts, seen)) : [];
  const told: Import = {
    headings,
    columns,
    lines: judged.map((result, index) => ({
      line: lines[index]?.line ?? 1,
      username: (lines[index]?.username ?? '').slice(0, 200),
      full_name: (lines[index]?.full_name ?? '').slice(0, 200),
      outcome: result.outcome,
      changes: result.outcome === 'changed' ? result.changes : [],
      reason: result.outcome === 'left_out' ? result.reason : null,
    })),
    counts: countOutcomes(judged),
  };
  return { told, judged, isComplete };
}

async function invite(needs: PeopleNeeds, call: Call<'importPeople'>, wanted: WantedPerson): Promise<void> {
  const { tx, caller, now, language } = call;
  const { orgId } = caller;
  const { roles, phone, ...person } = wanted;
  const userId = await insertUser(tx, orgId, { ...person, language: wanted.language ?? 'ro' });
  // Somebody has taken the name since the lines were judged: nothing of the file is done.
  if (userId === undefined) throw fieldRefused('csv', 'invalid_value');
  const given = { givenBy: caller.userId, now };
  for (const { role_code: role } of roles)
    await insertRole(tx, { orgId, userId }, { ...given, role }, language);
  if (phone !== undefined && phone !== null) await changeUser(tx, { orgId, userId }, { phone });
  const held = await holdUser(tx, { orgId, userId });
  if (held === undefined) throw new Error('A new person vanished.');
  await sendLink(needs, call, held, 'invitation');
}

async function change(
  needs: PeopleNeeds,
  call: Call<'importPeople'>,
  { wanted, known, newRoles }: Extract<JudgedLine, { outcome: 'changed' }>,
): Promise<void> {
  const { tx, caller, now, language } = call;
  const who = { orgId: caller.orgId, userId: known.user_id };
  const person = await holdUser(tx, who);
  if (person === undefined) throw new Error('A known person vanished.');
  for (const role of newRoles) {
    const name = await insertRole(tx, who, { role, givenBy: caller.userId, now }, language);
    if (name !== undefined) await tell(call, person, { kind: 'role_given', role: name });
  }
  await changeUser(tx, who, {
    full_name: wanted.fullName,
    email: wanted.email,
    ...(wanted.phone !== undefined && { phone: wanted.phone }),
    ...(wanted.language !== undefined && { language: wanted.language }),
  });
  await tell(call, person, { kind: 'contacts', email: wanted.email });
  needs.sessions.forget(`user:${known.user_id}`);
}
