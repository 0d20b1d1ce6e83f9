import { formatLocalDate } from '@dosar/kernel/dates';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { Problem } from '#src/kernel/problem/problem.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import type { TemplateFacts } from '../template-repository.ts';

/** What a text is filled with; `reason` where a step gives one. */
type FilledFacts = TemplateFacts & { trackerOrigin: string; reason?: string | undefined };

type Variable = {
  label: BilingualText;
  kind: Schema<'MessageVariable'>['kind'];
  /** Its text, or `undefined` where the file does not know it. */
  valueOf: (facts: FilledFacts) => string | null | undefined;
};

/** What templates can be filled with, by the name that they use. */
const variables: Readonly<Record<string, Variable>> = {
  claim_file_no: {
    label: { ro: 'numărul dosarului', en: 'claim number' },
    kind: 'text',
    valueOf: (facts) => facts.claim_file_no,
  },
  recipient_name: {
    label: { ro: 'numele destinatarului', en: 'name of the recipient' },
    kind: 'text',
    valueOf: (facts) => facts.recipient_name,
  },
  claimant_name: {
    label: { ro: 'numele păgubitului', en: 'name of the claimant' },
    kind: 'text',
    valueOf: (facts) => facts.claimant_name || undefined,
  },
  vehicle: {
    label: { ro: 'vehiculul', en: 'vehicle' },
    kind: 'text',
    valueOf: (facts) => [facts.vehicle, facts.plate].filter(Boolean).join(' ') || undefined,
  },
  plate: {
    label: { ro: 'numărul de înmatriculare', en: 'plate' },
    kind: 'text',
    valueOf: (facts) => facts.plate,
  },
  event_date: {
    label: { ro: 'data evenimentului', en: 'date of the accident' },
    kind: 'date',
    valueOf: (facts) => dateText(facts.event_date),
  },
  legal_due_date: {
    label: { ro: 'termenul legal', en: 'legal term' },
    kind: 'date',
    valueOf: (facts) => dateText(facts.legal_due_date),
  },
  offer_date: {
    label: { ro: 'data ofertei', en: 'date of the offer' },
    kind: 'date',
    valueOf: () => undefined,
  },
  meeting_date: {
    label: { ro: 'data întâlnirii', en: 'date of the meeting' },
    kind: 'date',
    valueOf: () => undefined,
  },
  agreed_amount: {
    label: { ro: 'suma agreată', en: 'agreed amount' },
    kind: 'amount',
    valueOf: (facts) => (facts.agreed_bani === null ? undefined : formatLei(Number(facts.agreed_bani))),
  },
  tracker_url: {
    label: { ro: 'pagina de urmărire', en: 'tracker page' },
    kind: 'text',
    valueOf: (facts) =>
      `${facts.trackerOrigin}/status/${facts.claim_file_no}?org_code=${encodeURIComponent(facts.org_code)}`,
  },
  reason: {
    label: { ro: 'motivul', en: 'the reason' },
    kind: 'text',
    valueOf: (facts) => facts.reason,
  },
  handler_name: {
    label: { ro: 'numele dumneavoastră', en: 'your name' },
    kind: 'text',
    valueOf: (facts) => facts.handler_name,
  },
  organisation: {
    label: { ro: 'organizația', en: 'organisation' },
    kind: 'text',
    valueOf: (facts) => facts.organisation,
  },
};

/** A variable by its name; what every object has, such as `constructor`, is none. */
function known(name: string): Variable | undefined {
  return Object.hasOwn(variables, name) ? variables[name] : undefined;
}

const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** A text with every variable that the file knows; the others stay where they are. */
export function filled(text: string, facts: FilledFacts): string {
  return text.replace(placeholder, (whole, name: string) => known(name)?.valueOf(facts) ?? whole);
}

/** The variables of a text, each once, with their values. */
export function variablesOf(
  text: string,
  facts: FilledFacts,
  language: Language,
): Schema<'MessageVariable'>[] {
  const names = [...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? ''))];
  return names.map((name) => ({
    name,
    label: known(name)?.label[language] ?? name,
    kind: known(name)?.kind ?? 'text',
    value: known(name)?.valueOf(facts) ?? null,
  }));
}

/** Everything that a template can be filled with. */
export function knownVariables(): Schema<'TemplateVariables'> {
  return Object.entries(variables).map(([name, { label, kind }]) => ({
    name,
    label_ro: label.ro,
    label_en: label.en,
    kind,
  }));
}

/** What a file fills each variable with; null for what it does not know. */
export function sampleValues(facts: FilledFacts): { name: string; value: string | null }[] {
  return Object.entries(variables).map(([name, variable]) => ({
    name,
    value: variable.valueOf(facts)?.slice(0, 500) ?? null,
  }));
}

const namesByWords = new Map(
  Object.entries(variables).flatMap(([name, { label }]) => [
    [label.ro.toLocaleLowerCase('ro'), name] as const,
    [label.en.toLocaleLowerCase('en'), name] as const,
  ]),
);

/** A text as it is stored: `{{motivul}}` and `{{the reason}}` are `{{reason}}`, whoever wrote it and however it came in. */
export function withNames(text: string): string {
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (whole, typed: string) => {
    const words = typed.trim().toLocaleLowerCase('ro');
    const name = Object.hasOwn(variables, words) ? words : namesByWords.get(words);
    return name === undefined ? whole : `{{${name}}}`;
  });
}

/** What stands in a text like a variable and is none, each once. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => !Object.hasOwn(variables, name));
}

/** The variables of a text for which the file has no value: they are asked for before the message can be sent. */
export function unfilledVariables(text: string, facts: FilledFacts): string[] {
  return variablesOf(text, facts, 'ro')
    .flatMap(({ name, value }) => (value === null ? [name] : []))
    .slice(0, 50);
}

/** Refuses a message in which a variable waits for its value. */
export function refuseUnfilled(texts: { subject?: string; body: string }): void {
  for (const [field, text] of Object.entries(texts)) {
    const [missing] = text.matchAll(placeholder);
    if (missing)
      throw new Problem(422, 'message_incomplete', {
        context: { variable: missing[1] ?? '' },
        fields: [{ field, code: 'invalid_value' }],
      });
  }
}

function dateText(date: string | null): string | undefined {
  return date === null ? undefined : formatLocalDate(date);
}
