import type { Bilingual, StatusDefinition } from '../../process-definition.ts';

/** What a status means and what to do in it, by its code; HTML. */
export type StatusHelp = Readonly<Record<string, Bilingual>>;

/** The statuses, each with its help; one without is a mistake that a test finds. */
export function withHelp(statuses: readonly StatusDefinition[], help: StatusHelp): StatusDefinition[] {
  return statuses.map((status) => {
    const text = help[status.code];
    return text === undefined ? status : { ...status, help: text };
  });
}
