import { Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

/** What a step will do beside the new status, and whether it is final; empty for one that changes the status alone. */
export function useTransitionOutlook() {
  const { formatMessage: t } = useIntl();
  return ({ effects, undoable }: Pick<Schema<'Transition'>, 'effects' | 'undoable'>): string => {
    const sentences = [...effects.map(({ text }) => text), ...(undoable ? [] : [t(messages.notUndoable)])];
    return sentences.join(' · ');
  };
}

/** The same below the button of the step. */
export function TransitionOutlook({ id, transition }: { id: string; transition: Schema<'Transition'> }) {
  const { formatMessage: t } = useIntl();
  const outlook = useTransitionOutlook()(transition);
  if (outlook === '') return null;
  return (
    <Text id={id} tone="muted" size="sm">
      {t(messages.outlook, { name: transition.name, outlook })}
    </Text>
  );
}
