import { isApiProblem, useProblemText } from '@dosar/api-client';
import { Box, Flex, useShortcuts } from '@dosar/design-system';
import { Form, UnsavedChangesGuard, useZodForm } from '@dosar/forms';
import { localTimeOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { besideFields } from './beside-fields.ts';
import { DraftElsewhere } from './draft-line.tsx';
import { errorMessages } from './error-messages.ts';
import { deepAnswers } from './flat-answers.ts';
import { focusSection } from './focus-field.ts';
import { emptyIntake, emptyItems, intakeAnswers, type CheckedIntake } from './intake-answers.ts';
import { IntakeAside } from './intake-aside.tsx';
import { intakeBody } from './intake-body.ts';
import { IntakeHead } from './intake-head.tsx';
import { IntakeSections } from './intake-sections.tsx';
import { pageMessages } from './page-messages.ts';
import { hashesOf, useReceivedPhotos } from './received-photos.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useRegister, type OnRegistered } from './use-register.ts';

type IntakeFormProps = {
  /** The draft that somebody goes on with. */
  draft?: Schema<'ClaimDraft'> | undefined;
  onStarted: (draftId: string) => void;
  onRegistered: OnRegistered;
  /** Shows the draft as another window saved it. */
  onOpenTheirs: () => void;
};

/** Everything that a clerk types of a claim on one page, by keyboard, while somebody talks. */
export function IntakeForm({ draft, onStarted, onRegistered, onOpenTheirs }: IntakeFormProps) {
  const formId = useId();
  const problemText = useProblemText();
  const [present] = useState(() => localTimeOf(new Date()));
  const [isComparing, setIsComparing] = useState(false);
  const form = useZodForm({
    schema: intakeAnswers(present),
    defaultValues: deepAnswers(draft?.answers ?? [], emptyIntake(present), emptyItems),
  });
  const { state, keeper, draftId } = useKeptDraft(form, draft, onStarted);
  const register = useRegister();
  const received = useReceivedPhotos();
  const hashes = hashesOf(received.photos);

  const isNew = draft === undefined;
  useEffect(
    function beginWithTheCallersWords() {
      if (isNew) focusSection(1);
    },
    [isNew],
  );

  const send = async (answers: CheckedIntake) => {
    try {
      const ended = await keeper.pause();
      const claim = await register(intakeBody(answers, { draftId: ended, hashes }));
      const { partner_id: partnerId, ...shop } = answers.shop;
      onRegistered(
        claim,
        received.photos.map(({ file }) => file),
        { partnerId, ...shop },
      );
    } catch (error) {
      keeper.resume();
      if (isApiProblem(error, 'likely_duplicate')) setIsComparing(true);
      throw error;
    }
  };
  useShortcuts([
    {
      id: 'register-claim',
      keys: ['mod+Enter'],
      label: pageMessages.registerKeys,
      scope: 'page',
      run: () => submit(formId),
    },
  ]);
  const goToSection = (event: KeyboardEvent) => {
    const [, number] = /^Digit([1-7])$/.exec(event.code) ?? [];
    if (!event.altKey || event.ctrlKey || event.metaKey || number === undefined) return;
    if (focusSection(Number(number))) event.preventDefault();
  };

  return (
    <Box onKeyDown={goToSection}>
      <Form
        id={formId}
        form={form}
        onSubmit={send}
        reasons={errorMessages}
        fieldOf={(field) => (field === 'event.time_until' ? 'event.time' : field)}
        problemText={problemText}
      >
        <IntakeHead {...{ formId, state, draftId }} />
        {state.is === 'elsewhere' && (
          <DraftElsewhere onKeepMine={() => void keeper.overwrite()} onOpenTheirs={onOpenTheirs} />
        )}
        {(state.is === 'failed' || state.is === 'elsewhere') && <UnsavedChangesGuard />}
        <Flex flexDirection="column" css={{ [besideFields]: { flexDirection: 'row', gap: '6' } }}>
          <Box flex="1" minWidth="0">
            <IntakeSections received={received} />
          </Box>
          <IntakeAside {...{ formId, isComparing, hashes }} onComparing={setIsComparing} />
        </Flex>
      </Form>
    </Box>
  );
}

function submit(formId: string): void {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
