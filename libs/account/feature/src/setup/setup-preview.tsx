import { Box, BrandingPreview, DescriptionList, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { hexOf, type SetupAnswers } from './setup-answers.ts';

const firstNumber = '0000001';
const yearNow = () => String(new Date().getFullYear() % 100).padStart(2, '0');

/** What is being typed, as colleagues and claimants will see it. */
export function SetupPreview({ policyTypes }: { policyTypes: Schema<'Setup'>['policy_types'] }) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const { claim_prefix, short_name, material_color, logo_picture } = useAnswers<SetupAnswers>();
  const prefix = /^[A-Za-z]{2}$/.test(claim_prefix) ? claim_prefix.toUpperCase() : '··';
  const year = yearNow();
  const [first] = policyTypes;
  return (
    <Stack
      as="aside"
      aria-labelledby={id}
      gap="4"
      alignSelf="start"
      position={{ lg: 'sticky' }}
      top="16"
      minWidth="0"
    >
      <Heading id={id} size="md">
        {t(messages.preview)}
      </Heading>
      <Flex gap="1" role="img" aria-label={`${prefix}${year}${first?.claim_letter ?? ''}${firstNumber}`}>
        <Part text={prefix} about={t(messages.partPrefix)} isOwn />
        <Part text={year} about={t(messages.partYear)} />
        <Part text={first?.claim_letter ?? ''} about={t(messages.partKind)} />
        <Part text={firstNumber} about={t(messages.partCount)} />
      </Flex>
      <DescriptionList
        facts={policyTypes.map(({ name, claim_letter: letter }) => ({
          term: name,
          value: `${prefix}${year}${letter}${firstNumber}`,
        }))}
      />
      <Text tone="muted" size="sm">
        {t(messages.numberHint)}
      </Text>
      <BrandingPreview
        branding={{
          short_name: short_name.trim() || t(messages.yourName),
          material_color,
          sidebar: hexOf(material_color),
          theme: 'default',
          align_logo: 'left',
          ...(logo_picture !== '' && { logo_url: logo_picture }),
        }}
      />
    </Stack>
  );
}

function Part({ text, about, isOwn = false }: { text: string; about: string; isOwn?: boolean }) {
  return (
    <Stack
      gap="0"
      flex="1 1 auto"
      alignItems="center"
      borderWidth="1px"
      borderRadius="sm"
      padding="2"
      background={isOwn ? 'brandSubtle' : undefined}
    >
      <Box as="span" fontSize="xl" fontWeight="strong">
        {text}
      </Box>
      <Text tone="muted" size="sm">
        {about}
      </Text>
    </Stack>
  );
}
