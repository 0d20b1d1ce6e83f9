import { roleRefusal } from '@dosar/account-domain';
import type { Schema } from '@dosar/openapi';
import { normalisedUsername } from '../sign-in/sign-in-attempts.ts';
import type { ImportFacts, KnownPerson, KnownRole } from './import-facts-repository.ts';
import { foldedText, type PersonLine } from './people-file.ts';

type Told = Schema<'PeopleImport'>['lines'][number];
type Reason = NonNullable<Told['reason']>;
type Field = Told['changes'][number];

/** A person as a line wants them. */
export type WantedPerson = {
  username: string;
  usernameNormalised: string;
  fullName: string;
  email: string;
  /** `undefined` when the file says nothing of it. */
  phone: string | null | undefined;
  language: 'ro' | 'en' | undefined;
  teamId: string | null;
  roles: readonly KnownRole[];
};

/** What a line does: somebody new, or changes of somebody who is there. */
export type JudgedLine =
  | { outcome: 'left_out'; reason: Reason }
  | { outcome: 'new'; wanted: WantedPerson }
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; wanted: WantedPerson; known: KnownPerson; changes: Field[]; newRoles: string[] };

const namePattern = /^[\p{L}\p{N}._-]{3,60}$/u;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const languages: ReadonlyMap<string, 'ro' | 'en'> = new Map([
  ['ro', 'ro'],
  ['romana', 'ro'],
  ['romanian', 'ro'],
  ['en', 'en'],
  ['engleza', 'en'],
  ['english', 'en'],
]);

const leftOut = (reason: Reason): JudgedLine => ({ outcome: 'left_out', reason });

/** Decides about one line; `seen` has the names and addresses of the lines before it. */
export function judgeLine(line: PersonLine, facts: ImportFacts, seen: Set<string>): JudgedLine {
  const wanted = wantedOf(line, facts);
  if (typeof wanted === 'string') return leftOut(wanted);
  const keys = [`user ${wanted.usernameNormalised}`, `mail ${wanted.email.toLowerCase()}`];
  if (keys.some((key) => seen.has(key))) return leftOut('twice');
  for (const key of keys) seen.add(key);
  const known = facts.people.get(wanted.usernameNormalised);
  const refusal = roleReason(wanted.roles, facts, known);
  if (refusal !== undefined) return leftOut(refusal);
  const owner = facts.emails.get(wanted.email.toLowerCase());
  if (owner !== undefined && owner !== known?.user_id) return leftOut('email_taken');
  if (known === undefined)
    return facts.takenUsernames.has(wanted.usernameNormalised)
      ? leftOut('username_taken')
      : { outcome: 'new', wanted };
  if (!known.is_active) return leftOut('deactivated');
  return changesOf(wanted, known, facts);
}

function wantedOf(line: PersonLine, { teams, roles }: ImportFacts): WantedPerson | Reason {
  const [fullName, email, username] = [line.full_name ?? '', line.email ?? '', line.username ?? ''];
  if (fullName.length < 3 || fullName.length > 120) return 'malformed_name';
  if (!emailPattern.test(email) || email.length > 254) return 'malformed_email';
  if (!namePattern.test(username)) return 'malformed_username';
  const language = languageOf(line);
  if (language === 'malformed') return 'malformed_language';
  const team = foldedText(line.team ?? '');
  const teamId = team === '' ? null : teams.get(team);
  if (teamId === undefined) return 'team_unknown';
  const named = rolesOf(line, roles);
  if (named === undefined) return 'role_unknown';
  return {
    username,
    usernameNormalised: normalisedUsername(username),
    fullName,
    email,
    phone: line.phone === undefined ? undefined : line.phone.slice(0, 32) || null,
    language,
    teamId,
    roles: named,
  };
}

/** The roles that a line names; `undefined` when there is no such role. The name of a composed role may have a comma in it. */
function rolesOf(line: PersonLine, roles: ImportFacts['roles']): KnownRole[] | undefined {
  const cell = line.roles ?? '';
  const names = roles.has(foldedText(cell)) ? [cell] : cell.split(/[|,;\n]/);
  const asked = names.map(foldedText).filter((name) => name !== '');
  const known = new Map(
    asked.flatMap((name) => {
      const role = roles.get(name);
      return role === undefined ? [] : [[role.role_code, role]];
    }),
  );
  return asked.every((name) => roles.has(name)) ? [...known.values()] : undefined;
}

function languageOf({ language }: PersonLine) {
  if (language === undefined || language === '') return undefined;
  return languages.get(foldedText(language)) ?? 'malformed';
}

/** Why one of the roles that somebody does not have yet is not given. */
function roleReason(
  roles: readonly KnownRole[],
  { giver }: ImportFacts,
  known: KnownPerson | undefined,
): Reason | undefined {
  const personId = known?.user_id ?? '';
  return roles
    .filter(({ role_code: role }) => known?.roles.includes(role) !== true)
    .map(({ role_code: role, parts }) => roleRefusal({ ...giver, personId, role, parts }))
    .find((refusal) => refusal !== undefined);
}

function changesOf(wanted: WantedPerson, known: KnownPerson, { giver }: ImportFacts): JudgedLine {
  const newRoles = wanted.roles
    .map(({ role_code: role }) => role)
    .filter((role) => !known.roles.includes(role));
  const isOtherEmail = wanted.email.toLowerCase() !== (known.email ?? '').toLowerCase();
  // The link for a password goes to the address: see `saveUser`.
  const isAdministered =
    known.user_id === giver.giverId ||
    known.roles.every((role) => roleRefusal({ ...giver, personId: known.user_id, role }) === undefined);
  if (isOtherEmail && !isAdministered) return leftOut('role_not_administered');
  const changes: Field[] = [
    ...(wanted.fullName === known.full_name ? [] : (['full_name'] as const)),
    ...(isOtherEmail ? (['email'] as const) : []),
    ...(wanted.phone === undefined || wanted.phone === known.phone ? [] : (['phone'] as const)),
    ...(wanted.language === undefined || wanted.language === known.language ? [] : (['language'] as const)),
    ...(newRoles.length === 0 ? [] : (['roles'] as const)),
  ];
  if (changes.length === 0) return { outcome: 'unchanged' };
  return { outcome: 'changed', wanted, known, changes, newRoles };
}
