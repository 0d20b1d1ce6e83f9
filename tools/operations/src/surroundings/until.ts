import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so; throws with its name when it does not become so. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { seconds = 60, why = () => '' }: { seconds?: number; why?: () => string } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}. ${why()}`);
    await pause(50);
  }
}
