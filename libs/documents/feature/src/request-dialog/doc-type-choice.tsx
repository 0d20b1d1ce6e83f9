import { Box, CheckboxField, Flex, Heading, Stack, Text, TextField } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { foldText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type DocType = Schema<'AskableDocType'>;

type DocTypeChoiceProps = {
  docTypes: readonly DocType[];
  chosen: readonly string[];
  onChoose: (codes: readonly string[]) => void;
};

/** The kinds of document to choose from, each with what the file has of it. */
export function DocTypeChoice({ docTypes, chosen, onChoose }: DocTypeChoiceProps) {
  const { formatMessage: t } = useIntl();
  const stateOf = useStateOf();
  const [typed, setTyped] = useState('');
  const wanted = foldText(typed);
  const found = docTypes.filter(({ name }) => foldText(name).includes(wanted));
  return (
    <Stack gap="2" role="group" aria-label={t(messages.which)}>
      <Flex gap="2" alignItems="baseline">
        <Heading as="h3" size="md">
          {t(messages.which)}
        </Heading>
        <Text as="span" tone="muted" size="sm">
          {t(messages.chosen, { count: chosen.length, total: docTypes.length })}
        </Text>
      </Flex>
      <TextField
        label={t(messages.search)}
        labelHidden
        placeholder={t(messages.search)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box maxHeight="15rem" overflowY="auto" borderWidth="1px" borderRadius="md" paddingInline="3">
        {found.length === 0 && (
          <Text tone="muted" paddingBlock="3">
            {t(messages.noneFound)}
          </Text>
        )}
        {found.map((docType) => (
          <CheckboxField
            key={docType.code}
            label={docType.name}
            hint={stateOf(docType)}
            checked={chosen.includes(docType.code)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, docType.code] : chosen.filter((code) => code !== docType.code),
              )
            }
          />
        ))}
      </Box>
    </Stack>
  );
}

/** What the file has of a kind of document, in words. */
function useStateOf(): (docType: DocType) => string | undefined {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return ({ last_state: state, last_at: at, reject_reason: reason, is_required: isRequired }) => {
    if (state === null || at === null) return isRequired ? t(messages.needed) : undefined;
    const day = formats.date(at);
    if (state === 'rejected') return t(messages.refusedOn, { day, reason: reason ?? '' });
    if (state === 'accepted') return t(messages.acceptedOn, { day });
    if (state === 'received') return t(messages.receivedOn, { day });
    if (state === 'requested') return t(messages.askedOn, { day });
    return t(messages.declinedOn, { day });
  };
}
