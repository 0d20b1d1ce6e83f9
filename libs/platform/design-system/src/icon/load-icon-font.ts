import { isSecureAddress } from '@dosar/kernel/secure-address';
import { iconFontFamily } from './icon-font.ts';

/** How long a configured icon font may take to load (K10), in milliseconds. */
export const iconFontTimeout = 10_000;

/**
 * Fetches an organisation's icon font; false when it cannot be had.
 *
 * One that needs longer than ten seconds (Specification K10) is given up: pictures that change under somebody's hands are
 * worse than pictures of another hand.
 */
export async function fetchIconFont(address: string): Promise<boolean> {
  // Checked where it is stored as well; what is stored may be older than that rule.
  if (!isSecureAddress(address)) return false;
  const font = new FontFace(iconFontFamily, `url(${JSON.stringify(address)})`);
  if (!(await isThereInTime(font))) return false;
  document.fonts.add(font);
  return true;
}

async function isThereInTime(font: FontFace): Promise<boolean> {
  const there = font.load().then(
    () => true,
    () => false,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), iconFontTimeout);
  });
  return Promise.race([there, tooLate]).finally(() => clearTimeout(timer));
}
