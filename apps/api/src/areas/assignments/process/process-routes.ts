import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { addKindOfWork } from './add-kind-of-work.ts';
import { changeProcessDraft, discardProcessDraft, withdrawProcess } from './change-draft.ts';
import { processDetail } from './process-detail.ts';
import { browseProcessMoves } from './process-moves.ts';
import { browseProcessWords } from './process-words.ts';
import { publishProcess } from './publish-process.ts';
import { simulateProcess } from './simulate-process.ts';
import { startProcessDraft } from './start-draft.ts';
import { chosenKind, findProcesses } from './surroundings-repository.ts';

/** The handlers of the process editor. */
export const processRoutes = {
  addKindOfWork,
  browseProcesses: async ({ tx, caller, language }) => ({
    items: await findProcesses(tx, caller.orgId, language),
  }),
  browseProcessMoves,
  browseProcessWords,
  changeProcessDraft,
  discardProcessDraft,
  getProcess: async ({ tx, caller, query, language }) => {
    const kind = await chosenKind(tx, caller.orgId, query);
    return processDetail({ tx, orgId: caller.orgId, language }, kind);
  },
  publishProcess,
  simulateProcess,
  startProcessDraft,
  withdrawProcess,
} satisfies Partial<RouteTable<'assignments'>>;
