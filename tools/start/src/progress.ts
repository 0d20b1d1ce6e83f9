/** Faster steps are over before anybody wonders. */
const quietMilliseconds = 2_000;

/** Says what takes so long, and that it is done; stays silent about what does not. */
export async function progress<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  const announcement = setTimeout(() => console.log(`${what} …`), quietMilliseconds);
  try {
    return await work;
  } finally {
    clearTimeout(announcement);
    const seconds = (Date.now() - startedAt) / 1000;
    if (seconds * 1000 >= quietMilliseconds) console.log(`${what}: done in ${seconds.toFixed(1)} s`);
  }
}
