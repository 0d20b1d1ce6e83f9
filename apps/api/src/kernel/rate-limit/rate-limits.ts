import type { RateLimitBucket } from '@dosar/openapi';
import type { RateLimit } from './token-bucket.ts';

/** A limit, counted by address, or by session or user. */
type CountedLimit = RateLimit & {
  per: 'address' | 'caller';
  /** The limit of all addresses of a network together. */
  ofNetwork?: number;
};

const minute = 60;
const hour = 60 * minute;

/** Request limits by the name that the contract gives an operation; without a name the caller's kind decides. */
export const rateLimits: Record<
  RateLimitBucket | 'anonymous' | 'authenticated' | 'provisioning_refused',
  CountedLimit
> = {
  anonymous: { count: 60, seconds: minute, per: 'address' },
  authenticated: { count: 600, seconds: minute, per: 'caller' },
  login: { count: 30, seconds: minute, per: 'address', ofNetwork: 300 },
  refresh: { count: 20, seconds: minute, per: 'caller' },
  guest: { count: 30, seconds: minute, per: 'address' },
  one_time_password: { count: 10, seconds: minute, per: 'caller' },
  challenge: { count: 30, seconds: hour, per: 'address' },
  fnol: { count: 10, seconds: hour, per: 'address' },
  upload: { count: 60, seconds: minute, per: 'caller' },
  inbound_mail: { count: 600, seconds: minute, per: 'address' },
  // Answers by rules cost nothing, so this limit only stops programs; a person asks fewer than two questions a minute.
  assistant: { count: 120, seconds: hour, per: 'caller' },
  provisioning: { count: 1200, seconds: minute, per: 'caller' },
  provisioning_refused: { count: 20, seconds: minute, per: 'address' },
  health: { count: 600, seconds: minute, per: 'address' },
};
