import { useAnswers } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { createContext, use } from 'react';
import { useIntl } from 'react-intl';
import { leavesOf } from './merge-statement.ts';
import { sourceMessages } from './source-messages.ts';
import type { StatementAnswers } from './statement-answers.ts';

type Source = Schema<'StatementSource'>['source'];
/** Where each box came from when it was read last, and what it said then. */
export type ReadSources = ReadonlyMap<string, { source: Source; says: string }>;

/** The sources of the boxes around; none for a driver, who sees the own column. */
export const SourcesContext = createContext<ReadSources>(new Map());

/** The sources of a statement by its boxes, with what was read there. */
export function readSources(
  sources: Schema<'StatementOfFile'>['sources'],
  answers: StatementAnswers,
): ReadSources {
  const leaves = leavesOf(answers);
  return new Map(
    sources.map(({ path, source }) => [path, { source, says: JSON.stringify(leaves.get(path)) }]),
  );
}

/** Gives the hint of a field: where it comes from, for as long as it says what was read. */
export function useSourceHint(): (name: string) => { hint?: string } {
  const { formatMessage: t } = useIntl();
  const read = use(SourcesContext);
  const leaves = leavesOf(useAnswers<StatementAnswers>());
  return (name) => {
    const known = read.get(name);
    if (known === undefined || JSON.stringify(leaves.get(name)) !== known.says) return {};
    return { hint: t(sourceMessages[known.source]) };
  };
}
