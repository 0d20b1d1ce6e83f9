import { Box, Heading, Icon, Link, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages as approvalMessages } from './approval/messages.ts';
import { messages } from './messages.ts';
import { messages as setMessages } from './sets/set-messages.ts';
import { addressOfSet, type TemplateSet } from './sets/set-queries.ts';
import type { Settings } from './template-answers.ts';

type Named = { code: string; name_ro: string; name_en: string };

/** The sets, and what their templates stand in for. */
export type TemplatePlaces = { sets: readonly TemplateSet[]; templates: readonly Named[] };

type EditorHeadProps = { template: Settings; places: TemplatePlaces; isNew: boolean };

/** What is being edited, where it belongs, and the way back to the others. */
export function EditorHead({ template, places, isNew }: EditorHeadProps) {
  const { formatMessage: t } = useIntl();
  const { locale: language } = useFormats();
  const nameOf = ({ name_ro, name_en }: Pick<Named, 'name_ro' | 'name_en'>) =>
    language === 'en' ? name_en : name_ro;
  const { in_set: place } = template;
  const set = places.sets.find(({ template_set_id: id }) => id === place?.template_set_id);
  const replaced = places.templates.find(({ code }) => code === place?.replaces_code);
  return (
    <Box marginBottom="3">
      <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
        <RouterLink to={addressOfSet(set?.template_set_id)}>
          <Icon name="chevron_left" /> {set?.name ?? t(messages.allTemplates)}
        </RouterLink>
      </Link>
      <Heading as="h2" size="lg">
        {isNew && !place ? t(messages.newTemplate) : nameOf(template)}
      </Heading>
      {set && replaced && (
        <Text tone="muted">{t(setMessages.ofSet, { set: set.name, name: nameOf(replaced) })}</Text>
      )}
      {!isNew && (
        <Text tone="muted">
          {template.version === 0
            ? t(approvalMessages.notInForce)
            : t(messages.versionInForce, { version: template.version })}{' '}
          · {t(messages.sentCount, { count: template.sent.email + template.sent.sms })}
        </Text>
      )}
    </Box>
  );
}
