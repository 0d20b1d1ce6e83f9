/** How fast one kind of request may come: a burst of `count`, refilled over `seconds`. */
export type RateLimit = { count: number; seconds: number };

/** What a caller may still do. */
export type RateVerdict = { allowed: boolean; remaining: number; retryAfterSeconds: number };

type Bucket = { tokens: number; updatedAt: number };

/** Beyond this many callers the fullest buckets are forgotten: a full bucket and no bucket mean the same. */
const mostBuckets = 50_000;

/**
 * Token buckets of one process, one per key.
 *
 * Several server processes each grant the limit; it protects capacity, while what protects accounts (lock-out counters)
 * is kept in the database.
 */
export function tokenBuckets(now: () => number) {
  const buckets = new Map<string, Bucket>();

  function take(key: string, limit: RateLimit): RateVerdict {
    const time = now();
    const perMillisecond = limit.count / (limit.seconds * 1000);
    const before = buckets.get(key) ?? { tokens: limit.count, updatedAt: time };
    // A clock that is set back has let no time pass: it takes nothing from anybody.
    const passed = Math.max(0, time - before.updatedAt);
    const tokens = Math.min(limit.count, before.tokens + passed * perMillisecond);
    const allowed = tokens >= 1;

    // Deleted first, so that the map stays in order of last use and the oldest is the one to forget.
    buckets.delete(key);
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, updatedAt: time });
    if (buckets.size > mostBuckets) forgetOldest();

    return {
      allowed,
      remaining: Math.max(0, Math.floor(tokens - 1)),
      retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMillisecond / 1000)),
    };
  }

  function forgetOldest() {
    const oldest = buckets.keys().next();
    if (!oldest.done) buckets.delete(oldest.value);
  }

  return { take };
}

/** Token buckets shared by the requests of one process. */
export type TokenBuckets = ReturnType<typeof tokenBuckets>;
