import { createECDH } from 'node:crypto';
import * as z from 'zod';
import type { EnvProblem } from './env-problem.ts';

/** Who delivers news to browsers: Chrome and Edge, Firefox, Safari, Edge on Windows. A dot in front stands for all hosts below. */
const pushServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const host = /^\.?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** News for the browsers of claimants. */
export const webPushShape = {
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      (value) => publicKeyOf(value) !== undefined,
      'must be a P-256 private key of 32 bytes in base64url (npx web-push generate-vapid-keys)',
    )
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
    .refine(
      (entries) => entries.every((entry) => host.test(entry)),
      'must be host names separated by commas, such as fcm.googleapis.com,.push.apple.com',
    )
    .default(pushServices),
};

type Values = z.infer<z.ZodObject<typeof webPushShape>>;

/** What does not fit together in the settings of news for browsers. */
export function webPushProblems({ VAPID_PRIVATE_KEY: key, VAPID_SUBJECT: subject }: Values): EnvProblem[] {
  if (key !== undefined || subject === undefined) return [];
  return [{ name: 'VAPID_SUBJECT', problem: 'is of no use without VAPID_PRIVATE_KEY' }];
}

/** The public half of a key, which browsers are given; undefined where the text is no such key. */
export function publicKeyOf(privateKey: string): string | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url', 'uncompressed');
  } catch {
    return undefined;
  }
}
