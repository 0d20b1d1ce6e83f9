import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findQueueRows, findWaitingRows, moveQueues } from './queue-use-repository.ts';

/** Work without an owner waits in the queues of a team, and goes where they go. */
export const queueUses = [
  settingUses.entry({
    kind: 'team',
    use: 'queues',
    name: { ro: 'Cozi de lucrări', en: 'Queues of work' },
    isBlocking: true,
    find: async ({ tx, caller, id, language }) =>
      foundUse(await findQueueRows(tx, { orgId: caller.orgId, teamId: id }, language)),
    move: async ({ tx, caller }, { fromId, toId }) => {
      await moveQueues(tx, { orgId: caller.orgId, teamId: fromId }, toId);
      return [];
    },
  }),
  settingUses.entry({
    kind: 'team',
    use: 'waiting_work',
    name: { ro: 'Lucrări care așteaptă în aceste cozi', en: 'Work that waits in these queues' },
    find: async ({ tx, caller, id }) =>
      foundUse(await findWaitingRows(tx, { orgId: caller.orgId, teamId: id })),
  }),
];
