const anyWithSuffix = '*';

/** Whether somebody with `roles` fills `wanted`; `*.manager` stands for any role with that literal ending. */
export function holdsRole(roles: readonly string[], wanted: string): boolean {
  if (!wanted.startsWith(anyWithSuffix)) return roles.includes(wanted);
  const suffix = wanted.slice(anyWithSuffix.length);
  return roles.some((role) => role.endsWith(suffix));
}
