/**
 * Whether one of `roles` satisfies a condition of the contract: a role name, or `*.segment` for any role ending in it.
 *
 * The last segment is compared whole and with its case: `claims.manager` ends in `.manager`; `x.manager.evil`,
 * `claims.MANAGER`, `claims.submanager` and a bare `manager` do not.
 */
export function meetsRoleCondition(roles: readonly string[], condition: string): boolean {
  if (!condition.startsWith('*.')) return roles.includes(condition);

  const segment = condition.slice(2);
  return roles.some((role) => {
    const lastDot = role.lastIndexOf('.');
    return lastDot > 0 && role.slice(lastDot + 1) === segment;
  });
}
