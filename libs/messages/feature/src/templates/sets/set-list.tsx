import { Box, Flex, Link, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './set-messages.ts';
import type { TemplateSet } from './set-queries.ts';

type Listed = Schema<'ListedTemplate'>;
type SetListProps = {
  set: TemplateSet;
  templates: readonly Listed[];
  productTexts: readonly Schema<'ProductText'>[];
};

/** Everything that a set can say in its own words, and what of it the set does. */
export function SetList({ set, templates, productTexts }: SetListProps) {
  const { formatMessage: t } = useIntl();
  const standard = [...productTexts, ...templates.filter((template) => template.in_set === null)];
  const ownOf = (code: string) =>
    templates.find(
      ({ in_set: place }) => place?.template_set_id === set.template_set_id && place.replaces_code === code,
    );
  return (
    <Stack gap="4">
      <Text tone="muted">{t(messages.intro)}</Text>
      <Box as="ul" listStyleType="none" aria-label={set.name} borderTopWidth="1px">
        {standard.map((template) => (
          <SetLine key={template.code} set={set} template={template} own={ownOf(template.code)} />
        ))}
      </Box>
    </Stack>
  );
}

type SetLineProps = {
  set: TemplateSet;
  template: { code: string; name_ro: string; name_en: string };
  own: Listed | undefined;
};

function SetLine({ set, template, own }: SetLineProps) {
  const { formatMessage: t } = useIntl();
  const { locale } = useFormats();
  const address =
    own === undefined
      ? `?template=new&set=${set.template_set_id}&replaces=${template.code}`
      : `?template=${own.code}`;
  return (
    <Flex
      as="li"
      gap="3"
      paddingBlock="3"
      borderBottomWidth="1px"
      alignItems="baseline"
      justifyContent="space-between"
      flexWrap="wrap"
      minHeight="44px"
    >
      <Link asChild fontWeight="strong" display="inline-block" paddingBlock="1">
        <RouterLink to={{ search: address }}>
          {locale === 'en' ? template.name_en : template.name_ro}
        </RouterLink>
      </Link>
      <Text as="span" tone={own?.is_active === true ? 'normal' : 'muted'}>
        {t(
          own === undefined ? messages.standardText : own.is_active ? messages.ownText : messages.ownTextOff,
        )}
      </Text>
    </Flex>
  );
}
