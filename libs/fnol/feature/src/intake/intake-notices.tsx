import { Box } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { IntakeAnswers } from './intake-answers.ts';
import { besideFields } from './beside-fields.ts';
import { typedClaimOf } from './typed-claim.ts';
import { useIntakeParts } from './use-intake-parts.ts';

/** What other areas know of whoever the claim is about, such as a special customer; nothing where no area knows any. */
export function IntakeNotices({ look }: { look: 'card' | 'line' }) {
  const answers = useAnswers<IntakeAnswers>();
  const shown = useIntakeParts();
  if (shown.length === 0) return null;
  const typed = typedClaimOf(answers);
  return (
    <Box
      width="full"
      aria-live={look === 'card' ? 'polite' : 'off'}
      css={look === 'line' ? { [besideFields]: { display: 'none' } } : {}}
    >
      {shown.map(({ Notice }, place) => (
        <Notice key={place} {...{ typed, look }} />
      ))}
    </Box>
  );
}
