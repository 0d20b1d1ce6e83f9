import type { Schema } from '@dosar/openapi';
import type { Part, Run } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { startProduct, type Product } from '../server/product.ts';
import { percentile, summarise } from '../statistics.ts';
import { fillArticles, size, untilKnown } from './known-articles.ts';

const port = 4386;
const name = 'assistant';
const times = 15;
const quickTimes = 3;

/** What people ask: how things are done, also mistyped and without diacritics, and about the open file. */
const questions = {
  written: [
    'Cum cer documente de la păgubit?',
    'cum schimb un sablno',
    'cand porneste ceasul legal',
    'cum programez un rapotr pe e-mail',
    'unde vad cate zile de concediu mai am',
    'care e reteta de sarmale cu mamaliga',
  ],
  file: [
    'Rezumă dosarul',
    'Ce lipsește?',
    'De ce e depășit termenul legal și ce fac acum?',
    'De ce e la mine?',
    'Ce s-a întâmplat cât am lipsit?',
    'De ce nu pot apăsa butonul?',
  ],
} as const;

type Message = Schema<'AssistantMessage'>;

/** How long somebody waits for an answer of the assistant that has no language model. */
export const assistant: Part = {
  name,
  about: `Over HTTP, one question after the other, each in a conversation of its own: answers out of ${size.articles.toLocaleString('en')} articles, and about a file with ${size.events} entries. The call that answers is timed.`,
  measure: async (run) => {
    const databases = await startBenchServer(run.report);
    const database = await databases.copied(8_000, name, fillArticles);
    const product = await startProduct(database, port);
    try {
      const work = await untilKnown(database);
      const ask = await asker(product, work.assignmentId);
      const look = async () => ({
        written: await slowest(run, ask, questions.written),
        file: await slowest(run, ask, questions.file),
      });
      // What is only loaded once does not count.
      for (const question of [...questions.written, ...questions.file]) await ask(question);
      const found = await inRounds(run, [{ name, look }]);
      const row = (metric: string, figure: string) => ({
        metric,
        unit: 'ms' as const,
        ours: summarise(found.of(name, figure)),
        goal: { name: 'AI1', judges: 'ours' as const, atMost: 150 },
      });
      return [
        row(`answer out of ${size.articles.toLocaleString('en')} articles, p99`, 'written'),
        row(`answer about a file with ${size.events} entries, p99`, 'file'),
      ];
    } finally {
      await product.stop();
      await databases.stop();
    }
  },
};

/** Asks one question and tells how long its answer took; an answer without a word about it is none. */
async function asker({ staffOrigin, signIn }: Product, assignmentId: string) {
  const headers = await signIn();
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${staffOrigin}/api/aiAssistant/${path}`, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return (await answer.json()) as Message;
  };
  return async (question: string): Promise<number> => {
    const { id } = await call('sendMessage', {
      message_content: question,
      assignment_id: assignmentId,
      delete_thread: true,
    });
    const begun = performance.now();
    const answer = await call(`completeLastMessage/${id}`);
    const took = performance.now() - begun;
    if (answer.run_status === 'pending' || answer.message_content === '')
      throw new Error(`No answer to ${question}`);
    return took;
  };
}

/** The time that 99 of 100 answers stay below, in milliseconds. */
async function slowest(
  { isQuick }: Run,
  ask: (question: string) => Promise<number>,
  asked: readonly string[],
): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < (isQuick ? quickTimes : times); time += 1)
    for (const question of asked) took.push(await ask(question));
  return percentile(took, 0.99);
}
