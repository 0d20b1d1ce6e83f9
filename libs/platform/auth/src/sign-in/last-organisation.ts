const key = 'dosar.staff.organisation';

/** The organisation whose identity provider was last used in this browser. */
export function lastOrganisation(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Lets the login page offer the same identity provider again. */
export function rememberOrganisation(orgCode: string): void {
  localStorage.setItem(key, orgCode);
}
