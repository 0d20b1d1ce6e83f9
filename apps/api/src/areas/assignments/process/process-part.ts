import type { Schema } from '@dosar/openapi';
import { configurationParts, contentOf } from '#src/kernel/settings/configuration-part.ts';
import { acceptedRules } from './change-draft.ts';
import { findInForce } from './in-force-repository.ts';
import { insertKindOfWork } from './kind-of-work-repository.ts';
import { fieldsOfProcess } from './process-fields.ts';
import { publishContent } from './publish-content.ts';
import { tidyStatus, tidyStep } from './stored-process.ts';
import { findKindsOfWork } from './surroundings-repository.ts';

const reasons = { ro: 'Import dintr-un fișier de configurare', en: 'Imported from a configuration file' };

/** Kinds of work with their statuses and steps, in the file of the configuration. */
export const processPart = configurationParts.entry({
  kind: 'process',
  changedBy: 'publishProcess',
  // Effects name templates and documents, and statuses the steps of the tracker.
  order: 100,
  mayAdd: (code) => /^[a-z][a-z0-9_]{0,59}$/.test(code),
  find: async (tx, orgId, language) => {
    const found = [];
    for (const kind of await findKindsOfWork(tx, orgId)) {
      const machine = await findInForce(tx, orgId, kind.code);
      if (machine !== undefined)
        found.push({
          code: kind.code,
          label: kind[`name_${language}`],
          content: { process: machine.content },
        });
    }
    return found;
  },
  labelOf: (_code, content, language) => contentOf(content, 'process').kind[`name_${language}`],
  fieldsOf: (content, language) => fieldsOfProcess(contentOf(content, 'process'), language),
  prepare: async ({ tx, caller: { orgId } }, things) => {
    for (const { code, content } of things)
      // A kind that is there stays: the conflict says so.
      await insertKindOfWork(tx, orgId, {
        code,
        kind: contentOf(content, 'process').kind,
        likeCode: undefined,
        isActive: true,
      });
  },
  store: async (call, { code, content }) => {
    await publishContent(call, code, {
      content: tidied(contentOf(content, 'process')),
      reason: reasons[call.language],
    });
  },
});

function tidied({ kind, statuses, steps }: Schema<'ProcessContent'>): Schema<'ProcessContent'> {
  for (const [index, step] of steps.entries()) acceptedRules(step, `steps.${index}`);
  return { kind, statuses: statuses.map(tidyStatus), steps: steps.map(tidyStep) };
}
