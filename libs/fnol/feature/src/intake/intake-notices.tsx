import { useEntries } from '@dosar/areas';
import { intakeNotices } from '@dosar/areas/fnol';
import { useSession } from '@dosar/auth';
import { Box } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { IntakeAnswers } from './intake-answers.ts';
import { besideFields } from './beside-fields.ts';
import { typedClaimOf } from './typed-claim.ts';

/** What other areas know of whoever the claim is about, such as a special customer; nothing where no area knows any. */
export function IntakeNotices({ look }: { look: 'card' | 'line' }) {
  const { profile } = useSession();
  const answers = useAnswers<IntakeAnswers>();
  const shown = useEntries(intakeNotices).filter(({ isFor }) => profile && isFor(profile));
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
