import { Box, Icon, StatusChip, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './access-messages.ts';
import { useAccessWords } from './use-access-words.ts';

type Line = Schema<'AccessLine'>;
/** An entry of the menu: whether role and feature let the person see it, and so whether they do. */
export function AccessRow({ line }: { line: Line }) {
  const { formatMessage: t } = useIntl();
  const { nameOf, featureOf } = useAccessWords();
  return (
    <Box
      as="span"
      flex="1"
      minWidth="0"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '1.2fr 1.4fr 1.2fr auto' }}
      gap="2"
      paddingBlock="1.5"
      paddingInline="1"
    >
      <Box as="span">{nameOf(line)}</Box>
      <Box as="span" display={{ base: 'none', md: 'block' }}>
        <Fact isMet={isRoleMet(line)}>
          {line.needed_roles === null
            ? t(messages.anyRole)
            : (line.open_by[0]?.name ?? t(messages.missingRole))}
        </Fact>
      </Box>
      <Box as="span" display={{ base: 'none', md: 'block' }}>
        {line.feature === null ? (
          <Text as="span" size="sm" tone="muted">
            {t(messages.noFeature)}
          </Text>
        ) : (
          <Fact isMet={line.is_feature_on}>{featureOf(line.feature)}</Fact>
        )}
      </Box>
      <StatusChip
        label={t(line.is_open ? messages.seen : messages.notSeen)}
        phase={line.is_open ? 'done' : 'cancelled'}
      />
    </Box>
  );
}

/** Whether no role is missing; a feature that is off may still close it. */
export const isRoleMet = ({ needed_roles: needed, open_by: openBy }: Line): boolean =>
  needed === null || openBy.length > 0;

function Fact({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <Text as="span" size="sm" tone={isMet ? 'muted' : undefined}>
      <Icon name={isMet ? 'check' : 'close'} /> {children}
    </Text>
  );
}
