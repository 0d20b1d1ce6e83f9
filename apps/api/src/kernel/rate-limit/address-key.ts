import { isIP } from 'node:net';

/**
 * The address by which requests are counted: an IPv4 address, or a /64 of IPv6.
 *
 * An internet connection has a whole /64 and could use another address for every request.
 */
export function addressKey(address: string): string {
  return prefixOf(address, { ipv4: 4, ipv6: 4 });
}

/** The network of an address: an IPv4 /24, or an IPv6 /48, the most that a customer of a provider has. */
export function networkKey(address: string): string {
  return prefixOf(address, { ipv4: 3, ipv6: 3 });
}

/** The first parts of an address: bytes of IPv4, groups of two bytes of IPv6. */
function prefixOf(address: string, parts: { ipv4: number; ipv6: number }): string {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  if (family === 0) return address;
  if (family === 4) return bytesKey(plain.split('.'), parts.ipv4);

  const groups = groupsOf(plain);
  // An IPv4 address as a socket of both families writes it.
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
    return bytesKey(bytes.map(String), parts.ipv4);
  }
  const kept = groups.slice(0, parts.ipv6).map((group) => group.toString(16));
  return `${kept.join(':')}::/${parts.ipv6 * 16}`;
}

function bytesKey(bytes: string[], kept: number): string {
  return kept === bytes.length ? bytes.join('.') : `${bytes.slice(0, kept).join('.')}.0/${kept * 8}`;
}

/** The eight groups, however the address is written. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [first, last] = [numbers(before), numbers(after ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
