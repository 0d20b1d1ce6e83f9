import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Warning } from './escalation-repository.ts';

const headings: Record<Schema<'EscalationStep'>, Record<Language, string>> = {
  law_missed: { ro: 'Termen legal depășit', en: 'Legal deadline missed' },
  near_law: {
    ro: 'Termen legal în cel mult trei zile lucrătoare',
    en: 'Legal deadline in three working days or less',
  },
  term_75: {
    ro: 'Trei sferturi din termenul legal au trecut',
    en: 'Three quarters of the legal term are over',
  },
  sla_100: { ro: 'Termenul activității a trecut', en: 'The deadline of the task has passed' },
  sla_75: {
    ro: 'Trei sferturi din termenul activității au trecut',
    en: 'Three quarters of the term of the task are over',
  },
};

const mostUrgentFirst = ['law_missed', 'near_law', 'sla_100', 'term_75', 'sla_75'] as const;
const mostListed = 20;

/** One e-mail about all that somebody is warned of now, the most urgent first. */
export function warningEmail(language: Language, warnings: readonly Warning[], staffOrigin: string) {
  const groups = mostUrgentFirst.flatMap((step) => {
    const ofStep = warnings.filter((warning) => warning.step === step);
    if (ofStep.length === 0) return [];
    const left = ofStep.length - mostListed;
    const more = language === 'ro' ? `… și încă ${left}` : `… and ${left} more`;
    return [
      [
        `${headings[step][language]}:`,
        ...ofStep.slice(0, mostListed).map((warning) => line(warning, staffOrigin)),
        ...(left > 0 ? [more] : []),
      ].join('\n'),
    ];
  });
  const [first] = mostUrgentFirst.filter((step) => warnings.some((warning) => warning.step === step));
  const subject = headings[first ?? 'sla_75'][language];
  return { subject: `${subject} (${warnings.length})`, body: groups.join('\n\n') };
}

function line(warning: Warning, staffOrigin: string): string {
  const facts = [warning.claim_file_no, warning.plate, formatLocalDate(warning.due_on)].filter(Boolean);
  const link =
    warning.assignment_id === null
      ? ''
      : ` ${staffOrigin}/workflow/getById/${encodeURIComponent(warning.claim_file_no)}/${warning.assignment_id}`;
  return `- ${facts.join(' · ')}${link}`;
}
