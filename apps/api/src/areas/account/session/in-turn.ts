/**
 * Runs work on the same subject one piece after the other.
 *
 * Attempts are counted before the password is looked at; without taking turns, six right sign-ins of one person at the
 * same moment would look like an attack.
 */
export function turnTaking() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(subject) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(subject, settled);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === settled) last.delete(subject);
    }
  };
}
