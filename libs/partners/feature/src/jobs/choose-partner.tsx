import { Banner, Button, Flex, Grid, LoadingState, Stack } from '@dosar/design-system';
import {
  FormRadioGroupField,
  FormTextAreaField,
  FormTextField,
  useAnswers,
  useFormContext,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { proposalsQuery } from './job-queries.ts';
import { messages } from './make-messages.ts';
import { nobodyYet, otherShop } from './receiver-answers.ts';
import { useReasonText } from './use-reason-text.ts';

type Kind = Schema<'PartnerJobKind'>;
type Choosing = { assignmentId: string; kind: Kind; canWait?: boolean };

/** Who does the work: the proposals with why, any other shop, and the reason of the choice. Nothing is chosen beforehand. */
export function ChoosePartner({ assignmentId, kind, canWait = false }: Choosing) {
  const { formatMessage: t } = useIntl();
  const found = useQuery(proposalsQuery(assignmentId, kind));
  const reasonText = useReasonText();
  const { who } = useAnswers<{ who: string }>();
  if (found.isPending) return <LoadingState shape="rows" count={3} />;
  const { items = [], is_free_choice: isFree = false, rule = null } = found.data ?? {};
  const choices = items.map(({ partner_id: value, name, locality, reasons }) => ({
    value,
    label: [name, locality].filter(Boolean).join(', '),
    hint: reasons.map(reasonText).join(' · '),
  }));
  return (
    <Stack gap="3">
      {rule !== null && <Banner tone="info" title={t(messages.rule, { because: rule })} />}
      <FormRadioGroupField
        name="who"
        label={t(messages.who)}
        hint={t(items.length === 0 ? messages.noProposals : isFree ? messages.free : messages.order)}
        required
        choices={[
          ...choices,
          { value: otherShop, label: t(messages.other) },
          ...(canWait ? [{ value: nobodyYet, label: t(messages.later) }] : []),
        ]}
      />
      {who === otherShop && <TypedShop />}
      {who !== '' && who !== nobodyYet && <ChoiceReason />}
    </Stack>
  );
}

function TypedShop() {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <FormTextField name="shop_name" label={t(messages.shopName)} required maxLength={120} />
      <FormTextField name="shop_phone" type="tel" label={t(messages.shopPhone)} maxLength={20} />
      <FormTextField name="shop_email" type="email" label={t(messages.shopEmail)} maxLength={254} />
      <FormTextField name="shop_address" label={t(messages.shopAddress)} maxLength={200} />
    </Grid>
  );
}

/** Why this one and no other; the usual reasons are a click. */
function ChoiceReason() {
  const { formatMessage: t } = useIntl();
  const { setValue } = useFormContext<{ reason: string }>();
  return (
    <Stack gap="2">
      <FormTextAreaField
        name="reason"
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        required
        maxLength={500}
      />
      <Flex gap="2" flexWrap="wrap">
        {[messages.quickChosen, messages.quickEarlier, messages.quickNearer].map((quick) => (
          <Button
            key={quick.id}
            variant="quiet"
            icon="add"
            onClick={() => setValue('reason', t(quick), { shouldDirty: true, shouldValidate: true })}
          >
            {t(quick)}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
