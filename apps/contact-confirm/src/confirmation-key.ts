/** The key in `/contact-confirmation/{key}`; empty when the address has none. */
export function confirmationKey(pathname: string): string {
  return /^\/contact-confirmation\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
}
