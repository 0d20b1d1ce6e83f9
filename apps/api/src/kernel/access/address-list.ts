import { BlockList, isIP } from 'node:net';

/** Whether an address may come in: an empty list means every address may. */
export function isAllowedAddress(address: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;

  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  const family = isIP(plain);
  if (family === 0) return false;
  return listOf(allowed).check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a text is an address or a CIDR range; a sign-in ignores an entry that is neither. */
export function isAddressRange(entry: string): boolean {
  const [network = '', prefix, ...rest] = entry.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(network)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/');
    const type = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(network) === 0) continue;
    if (prefix === undefined) list.addAddress(network, type);
    else list.addSubnet(network, Number(prefix), type);
  }
  return list;
}
