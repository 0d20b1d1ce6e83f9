import type { Setting } from '@dosar/areas/config';
import { Box, Button, Flex, Icon, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { SettingValue } from './setting-value.tsx';
import { useFieldTexts } from './use-field-texts.ts';

type ChangeItemProps = {
  change: Schema<'SettingChange'>;
  settings: readonly Setting[];
  onTakeBack: () => void;
};

/** One change: what it was and what it became, who did it and when. */
export function ChangeItem({ change, settings, onTakeBack }: ChangeItemProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { subjectOf, titleOf } = useFieldTexts(settings);
  const { changed_by_name: name, on_behalf_of_name: replaced } = change;
  const who =
    name === null
      ? t(messages.byNobody)
      : replaced === null
        ? name
        : t(messages.onBehalf, { name, replaced });
  return (
    <Box as="li" paddingBlock="2" borderBottomWidth="1px">
      <Flex justifyContent="space-between" gap="2">
        <Box minWidth="0" overflowWrap="anywhere">
          {change.subject !== null && <strong>{subjectOf(change.subject)}</strong>}
        </Box>
        <Text as="span" tone="muted" size="sm" whiteSpace="nowrap">
          <time dateTime={change.changed_at}>{formats.dateTime(change.changed_at)}</time>
        </Text>
      </Flex>
      {change.fields.map(({ field, before, after }) => (
        <Box key={field} marginBottom="1">
          <Text as="span" display="block" fontWeight="strong">
            {titleOf(field)}
          </Text>
          <Flex flexWrap="wrap" alignItems="center" gap="2" overflowWrap="anywhere">
            <SettingValue field={field} value={before} settings={settings} tone="muted" />
            <Icon name="chevron_right" label={t(messages.became)} />
            <SettingValue field={field} value={after} settings={settings} />
          </Flex>
        </Box>
      ))}
      <Flex justifyContent="space-between" alignItems="flex-end" gap="2" flexWrap="wrap">
        <Text as="span" tone="muted" size="sm">
          {change.is_restore ? t(messages.restoredBy, { who }) : who}
        </Text>
        {change.can_restore && (
          <Button variant="quiet" onClick={onTakeBack}>
            {t(messages.restore)}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
