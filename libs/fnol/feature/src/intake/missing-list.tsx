import { Box, Button, Flex, Heading, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { besideFields } from './beside-fields.ts';
import { focusField } from './focus-field.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { missingMessages } from './missing-messages.ts';
import { missingOf } from './missing.ts';
import { pageMessages } from './page-messages.ts';

/** What nobody has said yet; each line leads to its field. */
export function MissingList({ formId }: { formId: string }) {
  const { formatMessage: t } = useIntl();
  const missing = missingOf(useAnswers<IntakeAnswers>());
  return (
    <Box as="section" paddingBlock="3">
      <Heading as="h2" size="md">
        {t(pageMessages.missing)}
      </Heading>
      {missing.length === 0 && <Text tone="muted">{t(pageMessages.allAsked)}</Text>}
      <Box
        as="ul"
        listStyleType="none"
        marginTop="1"
        css={{ '& button': { justifyContent: 'flex-start', textAlign: 'start', paddingInlineStart: '0' } }}
      >
        {missing.map(({ what, field, isNeeded }) => (
          <Flex as="li" key={what} alignItems="center" gap="2">
            <Button variant="plain" onClick={() => focusField(formId, field)}>
              {t(missingMessages[what])}
            </Button>
            {isNeeded && (
              <Box as="span" color="danger" fontSize="sm">
                {t(pageMessages.needed)}
              </Box>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

const mostInHead = 2;

/** What to ask next, in the head of the page where there is no room for the whole list beside the fields. */
export function NextMissing({ formId }: { formId: string }) {
  const { formatMessage: t } = useIntl();
  const missing = missingOf(useAnswers<IntakeAnswers>()).slice(0, mostInHead);
  return (
    <Flex width="full" gap="2" css={{ [besideFields]: { display: 'none' } }}>
      {missing.map(({ what, field }) => (
        <Button key={what} variant="plain" onClick={() => focusField(formId, field)}>
          {t(pageMessages.askNext, { what: t(missingMessages[what]) })}
        </Button>
      ))}
    </Flex>
  );
}

/** In one line, beside the button that registers: how much a claim cannot be opened without. */
export function MissingCount() {
  const { formatMessage: t } = useIntl();
  const count = missingOf(useAnswers<IntakeAnswers>()).filter(({ isNeeded }) => isNeeded).length;
  return (
    <Box as="span" role="status" color={count === 0 ? 'success' : 'textMuted'}>
      {count === 0 ? t(pageMessages.nothingNeeded) : t(pageMessages.missingCount, { count })}
    </Box>
  );
}
