import { collectMessages, locales, textsOf, workspaceProjects } from '@dosar/vite-config';
import type { Plugin } from 'vite';

const moduleId = 'virtual:dosar/story-messages';

/** The texts of the whole workspace in both languages, for stories of any project. */
export function storyMessages(): Plugin {
  return {
    name: 'dosar:story-messages',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const collected = collectMessages(workspaceProjects());
      const texts = locales.map((locale) => [locale, textsOf(locale, collected)]);
      return `export const texts = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
