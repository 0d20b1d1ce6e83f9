import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { useEntries } from '@dosar/areas';
import { inspectionParts } from '@dosar/areas/fnol';
import { Banner, Box, Button, Heading, Stack, Text } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './late-messages.ts';

type InspectionOfferProps = {
  claimFileNo: string;
  /** A clerk chooses for the caller. */
  isForStaff?: boolean;
};

/** The inspection of the car in the same flow: free hours on request, and one of them booked. Nothing where no area offers hours. */
export function InspectionOffer({ claimFileNo, isForStaff = false }: InspectionOfferProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const parts = useEntries(inspectionParts);
  const wanting = useMutation({
    networkMode: 'always',
    mutationFn: () => dataOf(api.POST('/api/fnol/wantInspection', { body: { claim_file_no: claimFileNo } })),
  });
  if (parts.length === 0) return null;
  const notOffered = isForStaff ? messages.notOfferedToCaller : messages.notOffered;
  return (
    <Box as="section" borderTopWidth="1px" paddingTop="4" css={{ '@media print': { display: 'none' } }}>
      <Stack gap="3">
        <div>
          <Heading as="h2">{t(messages.inspection)}</Heading>
          <Text tone="muted">{t(isForStaff ? messages.inspectionForCaller : messages.inspectionHint)}</Text>
        </div>
        {wanting.isError && (
          <Banner tone={isApiProblem(wanting.error, 'conflict') ? 'info' : 'danger'} live>
            {isApiProblem(wanting.error, 'conflict') ? t(notOffered) : problemText(wanting.error)}
          </Banner>
        )}
        {wanting.isSuccess ? (
          parts.map((Part, place) => <Part key={place} {...{ claimFileNo, isForStaff }} />)
        ) : (
          <Box>
            <Button icon="event" loading={wanting.isPending} onClick={() => wanting.mutate()}>
              {t(messages.choose)}
            </Button>
          </Box>
        )}
      </Stack>
    </Box>
  );
}
