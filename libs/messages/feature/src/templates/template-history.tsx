import { Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages } from './messages.ts';

type Version = Schema<'TemplateVersion'>;
type TemplateHistoryProps = {
  versions: readonly Version[];
  /** Puts the texts of a version into the fields; nothing is saved by that. */
  onRestore: (version: Version) => void;
};

/** What the template was, newest first, each with a way back to it. */
export function TemplateHistory({ versions, onRestore }: TemplateHistoryProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <section aria-labelledby="template-history">
      <Flex gap="2" alignItems="baseline">
        <Heading as="h2" size="md" id="template-history">
          {t(messages.history)}
        </Heading>
        <Text as="span" tone="muted">
          {t(messages.versionCount, { count: versions.length })}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {versions.map((version, index) => (
          <Flex
            as="li"
            key={version.version}
            gap="2"
            paddingBlock="2"
            alignItems="center"
            borderTopWidth={index === 0 ? '0' : '1px'}
          >
            <Box flex="1" minWidth="0">
              <Text fontWeight="strong">{t(messages.version, { version: version.version })}</Text>
              <Text tone="muted" size="sm">
                {version.saved_at === null
                  ? t(messages.fromTheProduct)
                  : t(messages.savedBy, {
                      name: version.saved_by ?? '',
                      time: formats.dateTime(version.saved_at),
                    })}
                {version.approved_by !== null &&
                  ` · ${t(approvalMessages.approvedBy, { name: version.approved_by })}`}
              </Text>
              {version.note !== '' && <Text size="sm">{version.note}</Text>}
            </Box>
            {index === 0 ? (
              <Text as="span" size="sm" color="success">
                {t(messages.inForce)}
              </Text>
            ) : (
              <Button variant="quiet" icon="history" onClick={() => onRestore(version)}>
                {t(messages.restore)}
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </section>
  );
}
