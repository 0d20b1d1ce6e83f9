import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { fileStoreShape } from './env-file-store.ts';
import { identityProviders } from './env-identity-providers.ts';
import { languageModelShape } from './env-language-model.ts';
import { policyServiceShape } from './env-policy-service.ts';
import { webPushShape } from './env-web-push.ts';

const port = z.coerce.number('a port number from 1 to 65535').int().min(1).max(65535);
const positiveInteger = z.coerce.number('a whole number').int().min(1);

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const origin = z
  .url('must be an origin such as https://claims.example.com')
  // Browsers take the two spellings for two origins, the name service for one host.
  .refine((value) => !URL.parse(value)?.hostname.endsWith('.'), 'must not end with a dot')
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const addressList = list.refine((entries) => entries.every((entry) => isNetwork(entry)), {
  error: 'must be addresses or networks separated by commas, such as 10.0.0.0/8,203.0.113.7',
  abort: true,
});

/** Addresses whose `X-Forwarded-For` is trusted: private networks at most, never the whole internet. */
const proxyList = addressList.refine(
  (entries) => entries.every((entry) => isNetwork(entry, { 4: 8, 6: 7 })),
  'must name the proxies: networks of at least 8 bits (IPv6: 7), since whoever is in them can forge any address',
);

/** An address, or the beginning of addresses by the number of its bits. */
function isNetwork(entry: string, fewestBits: { 4: number; 6: number } = { 4: 0, 6: 0 }): boolean {
  const [, address = '', given] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  const longest = { 4: 32, 6: 128 }[family];
  const bits = given === undefined ? longest : Number(given);
  return bits >= fewestBits[family] && bits <= longest;
}

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');
const smtpUrl = z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://');

/**
 * How many connections to PostgreSQL one server process opens, unless it is told.
 *
 * Each of them that is at work is a process. More of these than processors can run only take the processors from each other
 * and from the server, whose one thread asks them all.
 */
export function usualConnections(processors: number): number {
  return Math.min(10, Math.max(5, 2 * processors + 1));
}

/**
 * Every environment variable the server reads, one validator each.
 *
 * What is not named here is ignored, so a machine's other variables never matter; a name that begins with one of our
 * prefixes and is not here is refused, so a spelling mistake never goes unnoticed.
 */
export const envShape = z.object({
  APP_ENV: z.enum(['Development', 'Test', 'Production']).default('Development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  STAFF_PORT: port.default(4200),
  TRACKER_PORT: port.default(4201),
  STAFF_ORIGIN: origin.optional(),
  TRACKER_ORIGIN: origin.optional(),
  TRUST_PROXY: proxyList.default([]),
  ALLOWED_ADDRESSES: addressList.default([]),

  DATABASE_URL: postgresUrl.optional(),
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  BACKUP_DATABASE_URL: postgresUrl.optional(),
  BACKUP_RECIPIENT: z.string().startsWith('age1', { error: 'a recipient of age, age1…' }).optional(),
  DATABASE_POOL: positiveInteger.max(200).default(() => usualConnections(availableParallelism())),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),

  STORAGE_SESSION_MB: positiveInteger.default(300),
  STORAGE_LINK_MB: positiveInteger.default(500),
  STORAGE_ADDRESS_MB: positiveInteger.default(1024),
  STORAGE_CLAIM_MB: positiveInteger.default(2048),
  STORAGE_ORGANISATION_GB: positiveInteger.default(200),
  FILES_LINK: positiveInteger.default(200),
  FILES_ADDRESS: positiveInteger.default(500),
  FILES_CLAIM: positiveInteger.default(1000),

  ...fileStoreShape,

  TOKEN_SIGNING_KEY: z.string().optional(),
  TOKEN_ACCEPTED_KEYS: z.string().optional(),
  SERVER_KEY: z.string().optional(),
  SESSION_IDLE_MINUTES: positiveInteger.max(1440).default(60),
  SESSION_ABSOLUTE_HOURS: positiveInteger.max(24).default(12),

  RATE_LIMIT_SCALE: z.coerce.number('a number above 0').positive().default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  API_DOCS: flag.optional(),
  ENV_LABEL: z.string().max(40).optional(),
  ENV_LABEL_COLOR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #b35900')
    .optional(),

  MESSAGES: z.literal('outbox', 'must be outbox, or unset').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().min(3).default('Dosar <no-reply@dosar.test>'),
  SMS_URL: z.url('must be the address of an HTTP gateway').optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  SMS_PRICE_BANI: z.coerce.number().int().min(0).max(10_000).default(9),
  SMS_SENDER: z.string().max(20).default('Dosar'),

  OIDC_PROVIDERS: identityProviders.default({}),

  ...languageModelShape,

  ...policyServiceShape,

  ...webPushShape,
});
