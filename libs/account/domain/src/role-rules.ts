/** Why somebody does not change the roles of a person. */
export type RoleRefusal = 'own_roles' | 'role_not_administered';

/** Whoever changes roles, whose roles they are, and which role is given or taken. */
export type RoleChange = {
  giverId: string;
  giverRoles: readonly string[];
  personId: string;
  role: string;
  /** Built-in roles that a composed role brings. */
  parts?: readonly string[];
};

/** The role that administers people. */
export const administrator = 'org.configurator';

/** Roles that open the settings are given by whoever has them; every other role by an administrator. */
const ofConfigurators = new Set(['app.configurator', administrator]);

/**
 * Why a role is not given or taken by somebody; nothing when it may be.
 *
 * Nobody changes the own roles: whoever could would raise the own rights. A composed role is given by whoever gives each part.
 */
export function roleRefusal({
  giverId,
  giverRoles,
  personId,
  role,
  parts = [],
}: RoleChange): RoleRefusal | undefined {
  if (giverId === personId) return 'own_roles';
  const needed = [role, ...parts].map((code) => (ofConfigurators.has(code) ? code : administrator));
  return needed.every((code) => giverRoles.includes(code)) ? undefined : 'role_not_administered';
}
