import {
  Banner,
  Box,
  Button,
  Countdown,
  Flex,
  Heading,
  Stack,
  Text,
  useSecondsLeft,
} from '@dosar/design-system';
import {
  Form,
  FormCheckboxField,
  FormTextAreaField,
  FormTextField,
  useAnswers,
  type FormProps,
} from '@dosar/forms';
import { formatPhone, parsePhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { useVisitWords, type Visit } from '../visit-words/use-visit-words.ts';
import { ConfirmPhone } from './confirm-phone.tsx';
import type { ContactAnswers } from './contact-answers.ts';
import { claimantMessages } from './claimant-messages.ts';
import { messages } from './messages.ts';
import { useVisitRefusal } from './use-visit-change.ts';

type Reach = Schema<'VisitReach'>;

type HeldSlotProps = {
  held: Visit;
  form: FormProps<ContactAnswers, ContactAnswers>['form'];
  /** The work that staff book for; a claimant's own when absent. */
  assignmentId: string | undefined;
  isForStaff: boolean;
  reachedAt: Reach | null;
  /** A code has confirmed the number: messages go there from now on. */
  onReached: (reachedAt: Reach | null) => void;
  onConfirm: (answers: ContactAnswers) => Promise<void>;
  onOtherHour: () => void;
};

/** An hour that is kept for ten minutes, and who comes then. */
export function HeldSlot({
  held,
  form,
  assignmentId,
  isForStaff,
  reachedAt,
  onReached,
  onConfirm,
  onOtherHour,
}: HeldSlotProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useVisitRefusal();
  return (
    <Stack gap="5">
      <HoldBand {...{ held, isForStaff, onOtherHour }} />
      <Heading as="h2" size="lg">
        {t(messages.who)}
      </Heading>
      {reachedAt !== null && (
        <Text>
          {t(messages.reachedAt, {
            address:
              reachedAt.kind === 'phone' && isForStaff ? formatPhone(reachedAt.address) : reachedAt.address,
          })}
        </Text>
      )}
      <Form form={form} onSubmit={onConfirm} problemText={refusalText}>
        <FormTextField name="contact_name" label={t(messages.name)} maxLength={120} autoComplete="name" />
        <FormTextField
          name="contact_phone"
          label={t(messages.phone)}
          hint={isForStaff ? undefined : t(messages.phoneHint)}
          type="tel"
          maxLength={30}
          autoComplete="tel"
        />
        {reachedAt === null && <Unreached {...{ assignmentId, onReached }} />}
        <FormCheckboxField name="sms_consent" label={t(isForStaff ? messages.smsStaff : messages.sms)} />
        {held.place.kind === 'mobile' && (
          <FormTextField name="address" label={t(messages.address)} maxLength={300} />
        )}
        <FormTextAreaField name="note" label={t(messages.note)} optional maxLength={500} />
        <FormCheckboxField
          name="needs_step_free"
          label={t(isForStaff ? messages.stepFreeStaff : messages.stepFree)}
        />
        <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
          {t(isForStaff ? messages.confirm : claimantMessages.confirm)}
        </Button>
        {!isForStaff && <Text tone="muted">{t(messages.reassurance)}</Text>}
      </Form>
    </Stack>
  );
}

/** No message would come: the number that is typed is confirmed by a code, or whoever books is called. */
function Unreached({ assignmentId, onReached }: Pick<HeldSlotProps, 'assignmentId' | 'onReached'>) {
  const { formatMessage: t } = useIntl();
  const { contact_phone: typed } = useAnswers<ContactAnswers>();
  const phone = parsePhone(typed);
  if (phone === undefined || phone.kind === 'fixed')
    return (
      <Banner tone="warning">
        {t(assignmentId === undefined ? messages.unreached : messages.unreachedStaff)}
      </Banner>
    );
  return (
    <ConfirmPhone key={phone.e164} number={phone.e164} assignmentId={assignmentId} onConfirmed={onReached} />
  );
}

/** How long the hour is still kept. */
function HoldBand({
  held,
  isForStaff,
  onOtherHour,
}: Pick<HeldSlotProps, 'held' | 'isForStaff' | 'onOtherHour'>) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const words = useVisitWords();
  const secondsLeft = useSecondsLeft(held.hold_until);
  if (secondsLeft === 0)
    return (
      <Banner tone="warning" live>
        {t(messages.heldOver)}{' '}
        <Button variant="plain" onClick={onOtherHour}>
          {t(messages.otherHour)}
        </Button>
      </Banner>
    );
  return (
    <Flex gap="3" justifyContent="space-between" padding="4" borderRadius="md" background="warningSubtle">
      <Box minWidth="0">
        <Countdown
          secondsLeft={secondsLeft}
          describe={(clock) => t(isForStaff ? messages.held : messages.heldForYou, { clock })}
        />
        <Box fontWeight="strong" _firstLetter={{ textTransform: 'uppercase' }}>
          {at(held.starts_at)}
        </Box>
        <Text tone="muted" size="sm">
          {`${held.place.locality}, ${held.place.name}`}
        </Text>
        {held.holder && (
          <Text tone="muted" size="sm">
            {words.holder(held.holder)}
          </Text>
        )}
      </Box>
      <Button variant="plain" onClick={onOtherHour}>
        {t(messages.otherHour)}
      </Button>
    </Flex>
  );
}
