import type { ProjectMessages } from '@dosar/vite-config';

/**
 * Problem codes without words: what only one area answers is put into words by that area's library.
 *
 * `useProblemText` finds them by their ids, so a missing file would be noticed by users alone.
 */
export function areaProblemFaults(
  codesByArea: Record<string, readonly string[]>,
  collected: readonly Pick<ProjectMessages, 'project' | 'declared'>[],
): string[] {
  return Object.entries(codesByArea).flatMap(([area, codes]) => {
    const ids = collected
      .filter(({ project }) => project.messagePrefix === area)
      .flatMap(({ declared }) => declared.map(({ id }) => id));
    return codes
      .map(
        (code) =>
          `${area}.problem.${code.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())}`,
      )
      .filter((id) => !ids.includes(id))
      .map((id) => `libs/${area}/feature/src/problem-messages.ts: ${id} is missing`);
  });
}
