/** A name of DNS or an IP address. A URL may have more in its place, such as a semicolon that ends a rule of a header. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Whether an organisation may lead people, or their browsers, to `address`: over https, or to a path of this site.
 *
 * Backslashes and control characters are refused because browsers repair them, and what they repair may be another site.
 */
export function isSecureAddress(address: string): boolean {
  if (hasControlOrSpace(address) || address.includes('\\')) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return protocol === 'https:' && username === '' && password === '' && hostPattern.test(hostname);
}

function hasControlOrSpace(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f');
}
