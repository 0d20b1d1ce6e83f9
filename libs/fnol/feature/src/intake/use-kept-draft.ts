import { useEveryStroke, type UseFormReturn } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { draftsQuery } from '../drafts/draft-queries.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftTitle } from './draft-title.ts';
import { flatAnswers } from './flat-answers.ts';
import type { CheckedIntake, IntakeAnswers } from './intake-answers.ts';

/** Keeps what is typed into `form` as a draft of the server, and says how that stands. */
export function useKeptDraft(
  form: UseFormReturn<IntakeAnswers, unknown, CheckedIntake>,
  opened: Schema<'ClaimDraft'> | undefined,
  onStarted: (id: string) => void,
) {
  const queryClient = useQueryClient();
  const [keeper] = useState(() => new DraftKeeper(opened));
  const [state, setState] = useState<DraftState>(
    opened === undefined ? { is: 'empty' } : { is: 'saved', at: opened.saved_at },
  );
  const [draftId, setDraftId] = useState(opened?.claim_draft_id);
  useEffect(function listen() {
    keeper.told = {
      read: () => {
        const answers = form.getValues();
        // A draft is kept as it is typed; a personal number is only looked up, and kept nowhere.
        return { title: draftTitle(answers), answers: flatAnswers({ ...answers, holder_number: '' }) };
      },
      onState: (now) => {
        setState(now);
        if (now.is === 'saved') void queryClient.invalidateQueries({ queryKey: draftsQuery().queryKey });
      },
      onStarted: (id) => {
        setDraftId(id);
        onStarted(id);
      },
    };
  });
  useEveryStroke(form, (_answers, isDirty) => {
    if (isDirty) keeper.touch();
  });
  useEffect(
    function keepWhatWasTypedLast() {
      return () => keeper.flush();
    },
    [keeper],
  );
  return { state, keeper, draftId };
}
