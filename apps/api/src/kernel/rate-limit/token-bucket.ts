/** A limit: a burst of `count` requests, refilled over `seconds`. */
export type RateLimit = { count: number; seconds: number };

/** The result of taking a token. */
export type RateVerdict = { allowed: boolean; remaining: number; retryAfterSeconds: number };

type Bucket = { tokens: number; updatedAt: number };

/** Above this number of callers the least recently used buckets are dropped. */
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
    // A clock that was set back counts as no time passed, so it removes no tokens.
    const passed = Math.max(0, time - before.updatedAt);
    const tokens = Math.min(limit.count, before.tokens + passed * perMillisecond);
    const allowed = tokens >= 1;

    // Deleted first, so that the map stays in order of last use and its first entry is the oldest.
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
