import type { Schema } from '@dosar/openapi';
import { operationIndex } from '@dosar/openapi';
import { permissionsOf } from '@dosar/openapi/permissions';
import { accessVerdict } from '#src/kernel/access/access-verdict.ts';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Caller, UserCaller } from '#src/kernel/http/caller.ts';
import { readContract } from '#src/kernel/http/contract.ts';
import type { Access } from '#src/kernel/http/operation.ts';

type Line = Schema<'AccessLine'>;
/** What can be open to the people of an organisation. */
type Subject = Pick<Line, 'kind' | 'code'> & { access: Access };
/** A role, with the built-in ones that it stands for. */
type Role = { role_code: string; name: string; parts: readonly string[]; can_give: boolean };

/** Whose access is explained: with which roles, which of them were given by name, and the features of their organisation. */
export type Explained = {
  orgId: string;
  userId: string;
  roles: readonly string[];
  given: readonly string[];
  features: readonly string[];
};

/** Every page of the menu, then every permission of an area. */
function accessSubjects(): Subject[] {
  const pages = Object.entries(readContract().document['x-pages'] ?? {});
  return [
    ...pages.map(([code, { roles, feature }]) => ({
      kind: 'page' as const,
      code,
      access: accessOf({ roles: roles ?? null, feature: feature ?? null, refuses: null }),
    })),
    ...permissionsOf(operationIndex).map(({ code, access: { roles, feature, refuses } }) => ({
      kind: 'permission' as const,
      code,
      access: accessOf({
        roles,
        feature,
        refuses: refuses?.includes('preview_only') ? ['preview_only'] : null,
      }),
    })),
  ];
}

/** What somebody sees, and why they do not see the rest, by the verdict that guards their calls. */
export function accessLines(person: Explained, roles: readonly Role[]): Line[] {
  const subjects = accessSubjects();
  const reach = ({ parts }: Role) =>
    subjects.filter(
      ({ access }) =>
        accessVerdict(access, callerOf({ ...person, roles: parts }, []), person.features) === 'allowed',
    ).length;
  const fromLeast = roles.map((role) => ({ role, reach: reach(role) })).sort((a, b) => a.reach - b.reach);
  const sorted = fromLeast.map(({ role }) => role);
  return subjects.map((subject) => lineOf(subject, person, sorted));
}

function lineOf({ kind, code, access }: Subject, person: Explained, roles: readonly Role[]): Line {
  const { features } = person;
  const caller = callerOf(person, []);
  const whenOn = access.feature === undefined ? features : [...features, access.feature];
  const isMissing = accessVerdict(access, caller, whenOn) !== 'allowed';
  return {
    kind,
    code,
    is_open: accessVerdict(access, caller, features) === 'allowed',
    needed_roles: access.roles ?? null,
    open_by: roles
      .filter(({ role_code: role }) => person.given.includes(role))
      .filter(({ parts }) => access.roles?.some((condition) => meetsRoleCondition(parts, condition)) ?? false)
      .map(nameOf),
    feature: access.feature ?? null,
    is_feature_on:
      accessVerdict({ callers: ['staff'], ...featureOf(access) }, caller, features) === 'allowed',
    is_preview_only:
      accessVerdict({ callers: ['staff'], ...traitsOf(access) }, caller, features) !== 'allowed',
    opening: isMissing
      ? roles
          .filter(({ parts }) => accessVerdict(access, callerOf(person, parts), whenOn) === 'allowed')
          .map((role) => ({ ...nameOf(role), can_give: role.can_give }))
      : [],
  };
}

/** The person as the guard knows them, with more roles than they have. */
function callerOf({ orgId, userId, roles }: Explained, more: readonly string[]): Caller {
  return {
    kind: 'staff',
    orgId,
    userId,
    sessionId: '',
    isExternal: false,
    roles: [...new Set([...roles, ...more])],
  } satisfies UserCaller<'staff'>;
}

const nameOf = ({ role_code, name }: Role) => ({ role_code, name });
const featureOf = ({ feature }: Access) => (feature === undefined ? {} : { feature });
const traitsOf = ({ refuses }: Access) => (refuses === undefined ? {} : { refuses });

function accessOf(rule: {
  roles: readonly string[] | null;
  feature: string | null;
  refuses: NonNullable<Access['refuses']> | null;
}): Access {
  return {
    callers: ['staff'],
    ...(rule.roles !== null && { roles: [...rule.roles] }),
    ...(rule.feature !== null && { feature: rule.feature }),
    ...(rule.refuses !== null && { refuses: rule.refuses }),
  };
}
