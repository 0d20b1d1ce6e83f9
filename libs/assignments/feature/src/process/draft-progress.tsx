import { Box, HStack, Icon, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { drawingMessages as messages } from './drawing-messages.ts';

/** How far a draft is: begun, checked, published, and what stands in the way of the next. */
export function DraftProgress({ draft }: { draft: Schema<'ProcessDraft'> }) {
  const { formatMessage: t } = useIntl();
  const errors = draft.findings.filter(({ is_error: isError }) => isError).length;
  const isSound = errors === 0;
  const states = [
    { label: messages.stateDraft, icon: 'check', color: 'success' },
    isSound
      ? ({ label: messages.stateChecked, icon: 'check', color: 'success' } as const)
      : ({ label: messages.stateChecked, icon: 'close', color: 'danger' } as const),
    { label: messages.statePublished, icon: undefined, color: 'textMuted' },
  ] as const;
  return (
    <HStack gap="4" flexWrap="wrap">
      <HStack as="ol" gap="3" listStyleType="none" aria-label={t(messages.progress)}>
        {states.map(({ label, icon, color }) => (
          <HStack as="li" key={label.id} gap="1" color={color} fontWeight="strong">
            {icon && <Icon name={icon} />}
            <Box as="span">{t(label)}</Box>
          </HStack>
        ))}
      </HStack>
      <Text tone="muted">{isSound ? t(messages.ready) : t(messages.waits, { count: errors })}</Text>
    </HStack>
  );
}
