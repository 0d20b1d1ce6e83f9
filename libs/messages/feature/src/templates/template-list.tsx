import { Banner, Box, Button, Flex, Icon, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router';
import { ApprovalCard } from './approval/approval-card.tsx';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages } from './messages.ts';
import { messages as textMessages } from './text-messages.ts';

type Listed = Schema<'ListedTemplate'>;

/** Every template with its channels, what it lacks, and how often messages begin with it. */
export function TemplateList({ templates: all }: { templates: readonly Listed[] }) {
  const templates = all.filter((template) => template.in_set === null);
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const formats = useFormats();
  const waiting = all.filter(({ draft }) => draft?.state === 'waiting');
  // The others say so in their own line below.
  const inSets = waiting.filter((template) => template.in_set !== null);
  return (
    <Stack gap="4">
      <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
        <Text tone="muted">{t(messages.intro)}</Text>
        <Button variant="primary" icon="add" onClick={() => void navigate({ search: '?template=new' })}>
          {t(messages.newTemplate)}
        </Button>
      </Flex>
      {waiting.length > 0 && (
        <Banner tone="info" title={t(approvalMessages.waitingCount, { count: waiting.length })}>
          {inSets.length > 0 && (
            <Stack as="ul" gap="1" listStyle="none">
              {inSets.map(({ code, name_ro, name_en, draft }) => (
                <li key={code}>
                  <Link asChild>
                    <RouterLink to={{ search: `?template=${code}` }}>
                      {formats.locale === 'en' ? name_en : name_ro}
                    </RouterLink>
                  </Link>
                  {`, ${draft?.saved_by ?? ''}`}
                </li>
              ))}
            </Stack>
          )}
        </Banner>
      )}
      <Box as="ul" listStyleType="none" aria-label={t(messages.allTemplates)} borderTopWidth="1px">
        {templates.map((template) => (
          <TemplateLine key={template.code} template={template} />
        ))}
      </Box>
      <ApprovalCard />
    </Stack>
  );
}

function TemplateLine({ template }: { template: Listed }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const channels = (['email', 'sms'] as const).filter((channel) =>
    template.texts.some((text) => text.channel === channel),
  );
  const untranslated = channels.filter(
    (channel) => !template.texts.some((text) => text.channel === channel && text.language === 'en'),
  );
  return (
    <Flex
      as="li"
      gap="3"
      paddingBlock="3"
      borderBottomWidth="1px"
      alignItems="baseline"
      flexWrap="wrap"
      minHeight="44px"
    >
      <Box flex="1" minWidth="240px">
        <Link asChild fontWeight="strong" display="inline-block" paddingBlock="1">
          <RouterLink to={{ search: `?template=${template.code}` }}>
            {formats.locale === 'en' ? template.name_en : template.name_ro}
          </RouterLink>
        </Link>
        <Text tone="muted" size="sm">
          {template.version === 0
            ? t(approvalMessages.notInForce)
            : template.changed_at === null
              ? t(messages.fromTheProduct)
              : t(messages.changedBy, {
                  version: template.version,
                  name: template.changed_by ?? '',
                  time: formats.dateTime(template.changed_at),
                })}
        </Text>
        {template.draft && (
          <Text size="sm" color="warning">
            {t(approvalMessages.stateOf, {
              state: template.draft.state,
              name: template.draft.saved_by ?? '',
              time: formats.dateTime(template.draft.saved_at),
            })}
          </Text>
        )}
      </Box>
      <Flex gap="3" alignItems="baseline" flexWrap="wrap">
        {channels.map((channel) => (
          <Text as="span" key={channel} color={channel} display="inline-flex" alignItems="center" gap="1">
            <Icon name={channel} /> {t(textMessages.channel, { channel })}
          </Text>
        ))}
        {untranslated.length > 0 && (
          <Text as="span" color="warning" display="inline-flex" alignItems="center" gap="1">
            <Icon name="warning" scale={1} /> {t(messages.lacksEnglish)}
          </Text>
        )}
        {!template.is_active && <Text as="span">{t(messages.notOffered)}</Text>}
        <Text as="span" tone="muted" numeric>
          {t(messages.sentCount, { count: template.sent_count })}
        </Text>
      </Flex>
    </Flex>
  );
}
