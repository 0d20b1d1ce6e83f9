import { foldText } from '@dosar/kernel/search-text';
import { beforeAll, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { knownQuestions, strangeQuestions } from '../testing/question-set.ts';
import { indexArticlesJob } from './index-articles-job.ts';
import { searchArticles } from './search-articles.ts';

const api = startTestApi();
let orgId: string;

beforeAll(async () => {
  await runNow(indexArticlesJob, api.runtime);
  ({ orgId } = await api.userNamed('ana.ionescu'));
});

const search = (question: string) =>
  inTenant(api.runtime.db, orgId, (tx) => searchArticles(tx, { orgId, language: 'ro' }, question));

test('B8 the set has at least 120 questions, half of them without diacritics', () => {
  const plain = knownQuestions.filter(({ question }) => foldText(question) === question.toLowerCase());
  expect(knownQuestions.length).toBeGreaterThanOrEqual(120);
  expect(plain.length).toBeGreaterThanOrEqual(knownQuestions.length / 2);
});

test('B8 nine of ten questions find their article among the first three', async () => {
  const missed: string[] = [];
  for (const { question, articles } of knownQuestions) {
    const found = (await search(question)).slice(0, 3).map(({ key }) => key);
    if (!found.some((key) => articles.includes(key))) missed.push(`${question} → ${found.join(', ')}`);
  }
  expect(1 - missed.length / knownQuestions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('B8 nineteen of twenty questions about something else find nothing', async () => {
  const answered: string[] = [];
  for (const question of strangeQuestions) {
    const [found] = await search(question);
    if (found !== undefined) answered.push(`${question} → ${found.key}`);
  }
  expect(1 - answered.length / strangeQuestions.length, answered.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('a correction that the job finds nothing to write for changes no passage', async () => {
  const before = await search('Cum cer zile libere?');
  await runNow(indexArticlesJob, api.runtime);
  expect(await search('Cum cer zile libere?')).toEqual(before);
});
