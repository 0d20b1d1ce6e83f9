import { foundUse, settingUses } from '#src/kernel/settings/setting-use.ts';
import { findKindsThatNeed, findStepsThatNeed } from './document-use-repository.ts';

/** A step that waits for a document could never be taken once nobody can hand the document in. */
export const documentUses = [
  settingUses.entry({
    kind: 'doc_type',
    use: 'steps',
    name: { ro: 'Pași care așteaptă documentul', en: 'Steps that wait for it' },
    isBlocking: true,
    find: async ({ tx, caller, id, language }) =>
      foundUse(await findStepsThatNeed(tx, { orgId: caller.orgId, code: id, language })),
  }),
  settingUses.entry({
    kind: 'doc_type',
    use: 'kinds_of_work',
    name: { ro: 'Feluri de activități care cer documentul', en: 'Kinds of work that ask for it' },
    isBlocking: true,
    find: async ({ tx, caller, id, language }) =>
      foundUse(await findKindsThatNeed(tx, { orgId: caller.orgId, code: id, language })),
  }),
];
