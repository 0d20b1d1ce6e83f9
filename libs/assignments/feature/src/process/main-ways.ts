import type { Schema } from '@dosar/openapi';

/**
 * The process without the steps that cancel work or open it again, and without the statuses that only those lead to.
 *
 * Nearly every status has such a step, so their lines hide the way that work usually takes. What is `kept` stays.
 */
export function mainWays(
  content: Schema<'ProcessContent'>,
  kept: (key: string) => boolean,
): Schema<'ProcessContent'> {
  const phaseOf = new Map(content.statuses.map(({ code, category_code: phase }) => [code, phase]));
  const isOver = (code: string) => ['done', 'cancelled'].includes(phaseOf.get(code) ?? '');
  const steps = content.steps.filter(
    ({ from_status_code: from, to_status_code: to, code }) =>
      kept(`step:${from}.${code}`) ||
      (phaseOf.get(to) !== 'cancelled' && (!isOver(from) || phaseOf.get(to) === 'done')),
  );
  const met = new Set(steps.flatMap(({ from_status_code: from, to_status_code: to }) => [from, to]));
  const statuses = content.statuses.filter(
    ({ code, category_code: phase }) => phase !== 'cancelled' || met.has(code) || kept(`status:${code}`),
  );
  return { ...content, statuses, steps };
}
