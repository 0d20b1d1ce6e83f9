import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Banner, Button, CheckboxField, Heading, Stack, Text, TextAreaField } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useRefusalText } from '../dialogs/use-money-change.ts';
import { useLei } from '../money/use-lei.ts';
import { messages } from './messages.ts';
import type { ReceivedOffer } from './open-offer.tsx';

const reasons = ['price', 'work', 'missing_damage', 'other'] as const;
type Reason = (typeof reasons)[number];

/** What the claimant does not agree with. */
export function ContestForm({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useLei();
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<Reason>>(new Set());
  const [note, setNote] = useState('');
  const [wantsUndisputed, setUndisputed] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const isWhole = chosen.size > 0 && note.trim().length >= 3;
  const contest = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/settlement/contestReceivedOffer', {
          body: { contest_reasons: [...chosen], note: note.trim(), wants_undisputed: wantsUndisputed },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries(queriesOf('settlement'));
      await navigate({ search: '' });
    },
  });
  const choose = (reason: Reason, isIn: boolean) =>
    setChosen(new Set(isIn ? [...chosen, reason] : [...chosen].filter((other) => other !== reason)));
  return (
    <Stack gap="5">
      <div>
        <Text tone="muted" size="sm">
          {t(messages.contestOf, { amount: lei(offer.amount_bani), number: offer.claim_file_no })}
        </Text>
        <Heading as="h1" size="xl">
          {t(messages.contestTitle)}
        </Heading>
      </div>
      <Stack gap="2">
        {reasons.map((reason) => (
          <CheckboxField
            key={reason}
            label={t(messages[reason])}
            checked={chosen.has(reason)}
            onChange={({ target }) => choose(reason, target.checked)}
          />
        ))}
        {isChecked && chosen.size === 0 && (
          <Banner tone="danger" live>
            {t(messages.reasonMissing)}
          </Banner>
        )}
      </Stack>
      <TextAreaField
        label={t(messages.tellWhy)}
        value={note}
        maxLength={2000}
        onChange={({ target }) => setNote(target.value)}
        error={isChecked && note.trim().length < 3 ? t(messages.tellWhyMissing) : undefined}
      />
      <CheckboxField
        label={t(messages.undisputed)}
        checked={wantsUndisputed}
        onChange={({ target }) => setUndisputed(target.checked)}
      />
      <Text tone="muted">{t(messages.rights)}</Text>
      {contest.isError && (
        <Banner tone="danger" title={t(messages.failed)} live>
          {refusalText(contest.error)}
        </Banner>
      )}
      <Stack gap="3">
        <Button
          variant="primary"
          wide
          loading={contest.isPending}
          onClick={() => (isWhole ? contest.mutate() : setChecked(true))}
        >
          {t(messages.sendContest)}
        </Button>
        <Button asChild wide>
          <Link to={{ search: '' }}>{t(messages.back)}</Link>
        </Button>
      </Stack>
    </Stack>
  );
}
