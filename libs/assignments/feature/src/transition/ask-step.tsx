import { Button, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

const AskStepDialog = lazy(async () => ({ default: (await import('./ask-step-dialog.tsx')).AskStepDialog }));

type AskStepProps = { assignment: Schema<'AssignmentDetail'>; step: Schema<'Transition'> };

/** Asks a manager to let a step pass without what is missing, or says that one is asked. */
export function AskStep({ assignment, step }: AskStepProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (step.approval === 'none') return null;
  if (step.approval === 'asked')
    return (
      <Text as="span" display="block">
        {t(messages.waitsForManager)}
      </Text>
    );
  return (
    <Text as="span" display="block">
      <Button
        variant="plain"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        {t(messages.askManager)}
      </Button>
      <Suspense fallback={null}>
        {wasOpen && (
          <AskStepDialog assignment={assignment} step={step} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Text>
  );
}
