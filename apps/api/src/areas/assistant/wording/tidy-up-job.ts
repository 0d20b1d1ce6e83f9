import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { deleteOld } from './model-call-repository.ts';

const keptDays = 90;

/** Forgets what was asked, answered and sent to the language model a season ago. */
export const tidyUpAssistantJob = defineJob({
  name: 'assistant.tidy-up',
  title: { ro: 'Curățenie în discuțiile cu asistentul', en: 'Tidying up conversations with the assistant' },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction((tx) => deleteOld(tx, orgId, new Date(now().getTime() - keptDays * 86_400_000))),
});
