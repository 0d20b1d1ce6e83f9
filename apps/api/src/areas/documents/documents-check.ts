import { decisionChecks } from '../claims/extension-points.ts';
import { countForDecision } from './document-repository.ts';

const section = 'documents';

/** Before money is decided: which documents that were asked for are here and accepted, and what nobody has judged. */
export const documentsCheck = decisionChecks.entry({
  position: 30,
  async look(tx, orgId, { claimFileId }) {
    const { asked, accepted, unjudged } = await countForDecision(tx, { orgId, claimFileId });
    const isComplete = accepted === asked && unjudged === 0;
    return {
      things: [
        {
          outcome: isComplete ? 'passed' : 'warning',
          name:
            asked === 0
              ? { ro: 'Niciun document cerut', en: 'No document was asked for' }
              : { ro: 'Documente cerute', en: 'Documents asked for' },
          ...(asked > 0 && { value: { ro: `${accepted} din ${asked}`, en: `${accepted} of ${asked}` } }),
          ...(unjudged > 0 && {
            detail: {
              ro: `fără verdict: ${unjudged}`,
              en: `without a verdict: ${unjudged}`,
            },
          }),
          section,
        },
      ],
    };
  },
});
