import { apiQuery, previewOffer, useProblemText } from '@dosar/api-client';
import { Banner, Box, Heading, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { letterMessages as messages } from './letter-messages.ts';
import { ShownLetter } from './shown-letter.tsx';

/** The letter of an offer beside the request to approve it: what is decided is what leaves. */
export function LetterOfOffer({ subjectId }: { subjectId: string }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const preview = useQuery(apiQuery(previewOffer, { params: { path: { offer_id: subjectId } } }));
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(messages.letter)}
      </Heading>
      {preview.isError && (
        <Banner tone="danger" title={t(messages.letterFailed)}>
          {problemText(preview.error)}
        </Banner>
      )}
      {preview.isPending && <LoadingState shape="rows" count={6} />}
      {preview.data && <ShownLetter letter={preview.data.letter} />}
    </Box>
  );
}
