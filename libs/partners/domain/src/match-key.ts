import { parsePhone } from '@dosar/kernel/phones';
import { normalisePlate, plateKind } from '@dosar/kernel/plates';
import { isCnp, isCui, normaliseCnp, normaliseCui } from '@dosar/kernel/romanian-numbers';
import { foldText } from '@dosar/kernel/search-text';

/** The kinds of keys of special customers, the most precise first. */
export const matchKinds = [
  'cnp',
  'cui',
  'plate',
  'policy_prefix',
  'phone',
  'name_cui',
  'mail_domain',
] as const;

/** One of them. */
export type MatchKind = (typeof matchKinds)[number];

/** The place of a fact in the file. */
export type Part = 'party' | 'vehicle' | 'policy';

/** A fact of a file: its normalised key, and its readable text. */
export type FileKey = { kind: MatchKind; key: string; shown: string; part: Part; cui?: string };

const shortestPrefix = 3;
const longestPolicy = 40;
const domainForm = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u;

/** A normalised name: without diacritics, punctuation and the legal form of a company. */
export function nameKey(name: string): string {
  return foldText(name)
    .replaceAll(/\b(?:s\.?\s?c\.?|s\.?\s?r\.?\s?l\.?|s\.?\s?a\.?|ifn)(?=[\s.,]|$)/g, ' ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** A normalised policy number or prefix: capital letters and digits only. */
export const policyKey = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, '')
    .slice(0, longestPolicy);

const checks: Record<MatchKind, (text: string) => string | undefined> = {
  cnp: (text) => (isCnp(text) ? normaliseCnp(text) : undefined),
  cui: (text) => (isCui(text) ? normaliseCui(text) : undefined),
  plate: (text) => (plateKind(text) === 'unusual' ? undefined : normalisePlate(text)),
  policy_prefix: (text) => (policyKey(text).length >= shortestPrefix ? policyKey(text) : undefined),
  phone: (text) => parsePhone(text)?.e164,
  name_cui: (text) => nameKey(text) || undefined,
  mail_domain(text) {
    const domain = text.trim().toLowerCase().replace(/^.*@/, '');
    return domainForm.test(domain) ? domain : undefined;
  },
};

/** The key of an entry of this kind; undefined for an invalid text. */
export const matchKey = (kind: MatchKind, text: string): string | undefined => checks[kind](text);

/** The facts of a file by which special customers are recognised. */
export type Facts = {
  parties: readonly {
    name: string;
    cui: string | null;
    /** The keyed hash of a personal number, and what may be shown of it. */
    cnp: { hash: string; masked: string } | null;
    phones: readonly string[];
    emails: readonly string[];
  }[];
  plates: readonly string[];
  policies: readonly string[];
};

/** All keys of a file that entries can match. */
export function fileKeys({ parties, plates, policies }: Facts): FileKey[] {
  return [
    ...parties.flatMap(partyKeys),
    ...plates.map((plate) => {
      const key = normalisePlate(plate);
      return { kind: 'plate' as const, key, shown: key, part: 'vehicle' as const };
    }),
    ...policies.flatMap(policyKeys),
  ].filter(({ key }) => key !== '');
}

function partyKeys({ name, cui, cnp, phones, emails }: Facts['parties'][number]): FileKey[] {
  const part = 'party';
  return [
    ...(cnp === null ? [] : [{ kind: 'cnp' as const, key: cnp.hash, shown: cnp.masked, part } as const]),
    ...(cui === null
      ? []
      : [{ kind: 'cui' as const, key: normaliseCui(cui), shown: normaliseCui(cui), part } as const]),
    ...phones.map((phone) => {
      const key = parsePhone(phone)?.e164 ?? phone;
      return { kind: 'phone' as const, key, shown: key, part } as const;
    }),
    {
      kind: 'name_cui',
      key: nameKey(name),
      shown: name,
      part,
      ...(cui !== null && { cui: normaliseCui(cui) }),
    },
    ...emails.flatMap((email) =>
      domainsOf(email).map((key) => ({ kind: 'mail_domain' as const, key, shown: `@${key}`, part }) as const),
    ),
  ];
}

/** The domain of an address and its parent domains, except the top-level domain. */
function domainsOf(email: string): string[] {
  const labels = email.trim().toLowerCase().replace(/^.*@/, '').split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function policyKeys(policy: string): FileKey[] {
  const whole = policyKey(policy);
  return Array.from({ length: Math.max(0, whole.length - shortestPrefix + 1) }, (_nothing, index) => {
    const key = whole.slice(0, index + shortestPrefix);
    return { kind: 'policy_prefix', key, shown: key, part: 'policy' };
  });
}
