import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { keptSince } from '#src/kernel/settings/retained-kind.ts';
import { keptConversations } from './kept-conversations.ts';
import { deleteOld } from './model-call-repository.ts';

/** Forgets what was asked, answered and sent to the language model, after as many days as the organisation has set. */
export const tidyUpAssistantJob = defineJob({
  name: 'assistant.tidy-up',
  title: { ro: 'Curățenie în discuțiile cu asistentul', en: 'Tidying up conversations with the assistant' },
  data: noData,
  work: ({ now }: { now: () => Date }, { orgId, inTransaction }) =>
    inTransaction(async (tx) =>
      deleteOld(tx, orgId, await keptSince(tx, { orgId, now: now() }, keptConversations)),
    ),
});
