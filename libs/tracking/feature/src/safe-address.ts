const pathOfThisSite = /^\/(?![/\\])/;

/** `address` when it may be followed: a path of this site or an https address; `undefined` for anything else. */
export function safeAddress(address: string): string | undefined {
  if (pathOfThisSite.test(address)) return address;
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}
