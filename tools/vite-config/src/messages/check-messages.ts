import { relative } from 'node:path';
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { repositoryRoot } from '../workspace/repository-root.ts';
import { translationFile, type ProjectMessages } from './collect-messages.ts';
import type { DeclaredMessage } from './extract-messages.ts';

function declarationProblems({ id, english, description, file }: DeclaredMessage, prefix: string): string[] {
  if (!id) return [`${file}: a message without an id (${english ?? 'no text'})`];
  return [
    ...(id.startsWith(`${prefix}.`) ? [] : [`${file}: ${id} must begin with "${prefix}."`]),
    ...(english ? [] : [`${file}: ${id} has no defaultMessage`]),
    ...(description ? [] : [`${file}: ${id} has no description for translators`]),
  ];
}

function translationProblems(english: string, romanian: string, where: string): string[] {
  try {
    const comparison = isStructurallySame(parse(english), parse(romanian));
    return comparison.success ? [] : [`${where} does not use the values of the English text`];
  } catch (problem) {
    return [
      `${where} is not a valid message: ${problem instanceof Error ? problem.message : String(problem)}`,
    ];
  }
}

function projectProblems({ project, declared, romanian }: ProjectMessages): string[] {
  const file = relative(repositoryRoot(), translationFile(project));
  const english = new Map(declared.map((message) => [message.id, message.english]));
  const keys = Object.keys(romanian);
  return [
    ...declared.flatMap((message) => declarationProblems(message, project.messagePrefix)),
    ...[...english.keys()]
      .filter((id) => id !== undefined && !(id in romanian))
      .map((id) => `${file}: ${id} is missing`),
    ...keys.filter((id) => !english.has(id)).map((id) => `${file}: ${id} is used nowhere`),
    ...keys.flatMap((id) => {
      const text = english.get(id);
      return text ? translationProblems(text, romanian[id] ?? '', `${file}: ${id}`) : [];
    }),
    ...(keys.join() === keys.toSorted().join() ? [] : [`${file}: the keys are not sorted`]),
  ];
}

function conflictingIds(collected: ProjectMessages[]): string[] {
  const first = new Map<string, DeclaredMessage>();
  return collected
    .flatMap(({ declared }) => declared)
    .flatMap((message) => {
      if (!message.id) return [];
      const earlier = first.get(message.id);
      if (!earlier) first.set(message.id, message);
      return earlier && earlier.english !== message.english
        ? [`${message.file}: ${message.id} has another text in ${earlier.file}`]
        : [];
    });
}

/** Every fault of the collected messages, one sentence each; empty when a translator could start. */
export function checkMessages(collected: ProjectMessages[]): string[] {
  return [...collected.flatMap(projectProblems), ...conflictingIds(collected)];
}
