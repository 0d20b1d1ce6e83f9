/**
 * Whether an address is one of a push service that the settings name.
 *
 * Whoever registers a browser says where its news go: without this list the server would send requests wherever a stranger wants,
 * into its own network too. Encrypted lines only; a host with a port stands for tests and for a service within the house.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return false;
  const isNear = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(isNear && url.protocol === 'http:')) return false;
  return hosts.some((named) =>
    named.startsWith('.') ? url.host.endsWith(named) && url.port === '' : url.host === named,
  );
}
