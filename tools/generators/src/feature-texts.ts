import type { NewOperation } from './operation.ts';

type Text = { name: string; description: string; english: string; romanian: string };

/** The words of a name as screens say them (docs/glossary.md): an assignment is a task to whoever has it. */
export function onScreen(words: string): string {
  return words.replaceAll(/\bassignment/g, 'task');
}

/** The texts that the first version of a screen needs. Labels are to be translated by a person. */
function textsOf({ shape, ...named }: NewOperation): Text[] {
  const [sentence, noun] = [onScreen(named.sentence), onScreen(named.noun)];
  const failed = {
    name: 'failed',
    description: `Title when this did not work: ${sentence}`,
    english: 'This did not work',
    romanian: 'Nu a reușit',
  };
  if (shape === 'change') {
    return [
      { name: 'action', description: `Button: ${sentence}`, english: sentence, romanian: sentence },
      { name: 'done', description: `Notice after: ${sentence}`, english: 'Done', romanian: 'Gata' },
      failed,
    ];
  }
  const label = {
    name: 'label',
    description: `Name of the part of the page about: ${noun}`,
    english: noun,
    romanian: noun,
  };
  const empty = {
    name: 'empty',
    description: `Shown when there is nothing of this kind: ${noun}`,
    english: 'Nothing here yet',
    romanian: 'Nimic aici încă',
  };
  return shape === 'list' ? [label, empty, failed] : [label, failed];
}

/** Ids begin with the area and the folder, as in `assignments.pin-assignment.action`. */
function textId({ area, kebab }: NewOperation, { name }: Text): string {
  return `${area}.${kebab}.${name}`;
}

/** The file of texts beside the screen. */
export function messagesSource(operation: NewOperation): string {
  const entries = textsOf(operation).map(
    (text) =>
      `${text.name}: { id: '${textId(operation, text)}', description: '${text.description}', defaultMessage: '${text.english}' },`,
  );
  return `import { defineMessages } from 'react-intl';

export const messages = defineMessages({
${entries.join('\n')}
});
`;
}

/** The translations of a project with those of the new screen, sorted. */
export function withTranslations(content: string, operation: NewOperation): string {
  const all: Record<string, string> = { ...(JSON.parse(content) as Record<string, string>) };
  for (const text of textsOf(operation)) all[textId(operation, text)] = text.romanian;
  const sorted = Object.fromEntries(
    Object.keys(all)
      .toSorted()
      .map((id) => [id, all[id]]),
  );
  return `${JSON.stringify(sorted, undefined, 2)}\n`;
}
