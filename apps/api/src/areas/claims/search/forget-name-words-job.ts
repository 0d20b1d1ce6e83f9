import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { forgetNameWords, wordsAtOnce } from './name-word-repository.ts';

/** What is left over is for the next hour. */
const mostTurns = 20;

/** Forgets words of names that nobody has any more, a few at a time, so that nobody waits for them. */
export const forgetNameWordsJob = defineJob({
  name: 'claims.tidy-up',
  title: { ro: 'Curățenie în cuvintele căutării', en: 'Tidying up the words of the search' },
  data: noData,
  async work(_needs: unknown, { orgId, inTransaction }) {
    for (let turn = 0; turn < mostTurns; turn += 1)
      if ((await inTransaction((tx) => forgetNameWords(tx, orgId))) < wordsAtOnce) return;
  },
});
