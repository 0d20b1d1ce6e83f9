import { committedFlakes, flakesProblems } from '../flakes/flakes-file.ts';
import { changelogProblems } from './changelog.ts';
import { decisionRecordProblems } from './decision-records.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { glossaryProblems } from './glossary.ts';
import { listTexts } from './list-texts.ts';
import { unknownCommands } from './markdown-commands.ts';
import { brokenLinks } from './markdown-links.ts';
import { romanianPlurals } from './romanian-plurals.ts';
import { otherWords } from './screen-words.ts';
import { unknownSettings } from './settings.ts';
import { unknownWorkflowCommands } from './workflow-commands.ts';

/** What is wrong with the texts of the repository, one sentence each. */
export function checkTexts(): string[] {
  const texts = listTexts();
  return [
    ...texts.flatMap(forbiddenWords),
    ...texts.flatMap(romanianPlurals),
    ...brokenLinks(texts),
    ...unknownCommands(texts),
    ...unknownWorkflowCommands(texts),
    ...unknownSettings(texts),
    ...decisionRecordProblems(texts),
    ...changelogProblems(texts),
    ...glossaryProblems(texts),
    ...otherWords(texts),
    ...flakesProblems(committedFlakes()),
  ];
}
