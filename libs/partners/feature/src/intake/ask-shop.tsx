import { api, browseJobsOfFile, apiQuery, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import type { IntakeParts } from '@dosar/areas/fnol';
import { addressOfSection } from '@dosar/areas/claims';
import { Banner, Button, Text } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages as jobs } from '../jobs/job-messages.ts';
import { useJobRefusal } from '../jobs/use-job-refusal.ts';
import { messages } from './intake-messages.ts';

/** Asks the shop that was chosen while the claim was taken in; what fails is said, and asked again by one button. */
export function AskShop({ claimFileNo, assignmentId, chosen }: ComponentProps<IntakeParts['Ask']>) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  // However often it is tried, the shop is asked once.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const path = { assignment_id: assignmentId };
      // The damage in the words of the file, and what the organisation wants when nobody answers.
      const ofFile = await queryClient.fetchQuery(apiQuery(browseJobsOfFile, { params: { path } }));
      return dataOf(
        api.POST('/api/partnerJob/makeJob/{assignment_id}', {
          params: { path, header: { 'Idempotency-Key': idempotencyKey } },
          body: {
            kind: 'repair',
            damage: ofFile.default_damage,
            note: null,
            document_ids: [],
            on_silence: ofFile.default_on_silence,
            to: { partner_id: chosen.partnerId, shop: null, reason: chosen.reason.trim() },
          },
        }),
      );
    },
    onSuccess: () => queryClient.invalidateQueries(queriesOf('partners', 'claims')),
  });
  const hasAsked = useRef(false);
  const { mutate: ask } = asking;
  useEffect(
    function askOnce() {
      if (hasAsked.current) return;
      hasAsked.current = true;
      ask();
    },
    [ask],
  );
  const shop = chosen.name;
  if (asking.isError)
    return (
      <Banner
        tone="danger"
        live
        title={t(messages.notAsked, { shop })}
        action={
          <>
            <Button onClick={() => ask()}>{t(messages.again)}</Button>
            <Button variant="quiet" asChild>
              <Link to={addressOfSection({ claimFileNo, assignmentId }, 'partners')}>{t(jobs.make)}</Link>
            </Button>
          </>
        }
      >
        {refusalText(asking.error)}
      </Banner>
    );
  return <Text role="status">{t(asking.isSuccess ? messages.asked : messages.asking, { shop })}</Text>;
}
