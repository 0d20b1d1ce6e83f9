const homeAddress = '/home';
const longestAddress = 2000;
// A second slash or a backslash after the first would name another host; control characters hide what follows them.
const ownAddress = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Where a login leads: the address that was asked for, if it is surely one of ours, else home.
 *
 * Anything else would let a link to our login end on a stranger's page that looks like ours.
 */
export function returnAddress(returnUrl: string | null, origin: string = location.origin): string {
  if (returnUrl === null || returnUrl.length > longestAddress || !ownAddress.test(returnUrl))
    return homeAddress;
  const address = URL.parse(returnUrl, origin);
  return address?.origin === origin ? returnUrl : homeAddress;
}

/** The address of a page of the login, keeping where everything is to lead in the end. */
export function addressWithReturn(page: string, returnUrl: string | null): string {
  return returnUrl === null ? page : `${page}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** The address of the login that leads back to `address` afterwards. */
export function loginAddress(address: string): string {
  return addressWithReturn('/login', address);
}
