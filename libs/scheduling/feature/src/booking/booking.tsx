import { useDraftKey } from '@dosar/auth';
import { Banner, Stack, notify } from '@dosar/design-system';
import { useFormDraft, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChosenSlot } from '../slots/slot-question.ts';
import { alternativesIn } from '../slots/slot-taken.ts';
import { SlotSearch } from '../slots/slot-search.tsx';
import type { Visit } from '../visit-words/use-visit-words.ts';
import { contactAnswers, type ContactAnswers } from './contact-answers.ts';
import { HeldSlot } from './held-slot.tsx';
import { messages } from './messages.ts';
import { TakenBanner } from './taken-banner.tsx';
import { useVisitChange, useVisitRefusal } from './use-visit-change.ts';

type BookingProps = {
  /** The work that a visit is booked for; a claimant's own when absent. */
  assignmentId?: string;
  contact: {
    contact_name: string | null;
    contact_phone: string | null;
    /** Where the messages about the visit go; null when nobody can be written to. */
    reached_at: { kind: 'email' | 'phone'; address: string } | null;
  };
  county: string | null;
  /** The hour that is kept already. */
  kept?: Visit | null;
  isForStaff: boolean;
  onBooked?: () => void;
};

/** From a free hour to the visit. What is typed stays, whatever happens to the hour. */
export function Booking({ assignmentId, contact, county, kept, isForStaff, onBooked }: BookingProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useVisitRefusal();
  const { hold, book, cancel, refresh } = useVisitChange();
  const [held, setHeld] = useState(kept ?? undefined);
  const [confirmed, reach] = useState<Schema<'VisitReach'> | null>(null);
  const purpose = assignmentId === undefined ? {} : { assignment_id: assignmentId };
  const form = useZodForm({
    schema: contactAnswers,
    defaultValues: {
      contact_name: contact.contact_name ?? '',
      contact_phone: contact.contact_phone ?? '',
      sms_consent: false,
      address: '',
      note: '',
      needs_step_free: false,
    },
  });
  useFormDraft(useDraftKey(`visit.${assignmentId ?? 'own'}`), form);
  const keeping = useMutation({
    mutationFn: (slot: ChosenSlot) => hold({ ...purpose, ...slot }),
    onSuccess: (visit) => {
      booking.reset();
      setHeld(visit);
    },
    onError: () => refresh(),
  });
  const booking = useMutation({
    mutationFn: ({ address, note, ...answers }: ContactAnswers) =>
      book({
        visit_id: held?.visit_id ?? '',
        row_version: held?.row_version ?? 0,
        ...answers,
        ...(address !== '' && { address }),
        ...(note !== '' && { note }),
      }),
    onSuccess: async () => {
      notify.success(t(messages.booked));
      await refresh();
      onBooked?.();
    },
  });
  const confirm = async (answers: ContactAnswers) => {
    await booking.mutateAsync(answers).catch((error: unknown) => {
      // The banner with the alternatives says it; everything else is said in the form.
      if (alternativesIn(error) === undefined) throw error;
    });
  };
  const chooseAgain = () => {
    if (held)
      void cancel({ visit_id: held.visit_id, row_version: held.row_version }).finally(() => void refresh());
    setHeld(undefined);
  };
  const alternatives = alternativesIn(keeping.error) ?? alternativesIn(booking.error);
  const taken = alternatives && (
    <TakenBanner
      alternatives={alternatives}
      places={held ? [held.place] : []}
      isBusy={keeping.isPending}
      onChoose={(slot) => keeping.mutate(slot)}
    />
  );
  return (
    <Stack gap="4">
      {taken}
      {keeping.isError && !alternatives && (
        <Banner tone="danger" live>
          {refusalText(keeping.error)}
        </Banner>
      )}
      {held ? (
        <HeldSlot
          {...{ held, form, assignmentId, isForStaff }}
          reachedAt={contact.reached_at ?? confirmed}
          onReached={reach}
          onConfirm={confirm}
          onOtherHour={chooseAgain}
        />
      ) : (
        <SlotSearch
          {...{ purpose, county, isForStaff }}
          hasOffer={alternatives !== undefined && alternatives.length > 0}
          isBusy={keeping.isPending}
          onChoose={(slot) => keeping.mutate(slot)}
        />
      )}
    </Stack>
  );
}
