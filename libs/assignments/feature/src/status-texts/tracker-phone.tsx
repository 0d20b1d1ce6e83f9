import { Box, FilterTabs, RichText, Stack, Text } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { writeHelp } from './help-text.ts';
import { messages as common } from './messages.ts';
import type { NameAnswers } from './name-answers.ts';
import { namesMessages as messages } from './names-messages.ts';

const languages = ['ro', 'en'] as const;
type Language = (typeof languages)[number];

/** What a claimant reads on a phone while work is in the status, as it is typed. */
export function TrackerPhone() {
  const { formatMessage: t } = useIntl();
  const [language, setLanguage] = useState<Language>('ro');
  const typed = useAnswers<NameAnswers>();
  const nextTitle = typed[`tracker_next_step_title_${language}`];
  return (
    <Box as="section" aria-label={t(messages.phone)}>
      <FilterTabs
        label={t(messages.phone)}
        tabs={[
          { id: 'ro', label: t(common.romanian) },
          { id: 'en', label: t(common.english) },
        ]}
        selected={language}
        onSelect={(id) => setLanguage(languages.find((one) => one === id) ?? 'ro')}
      />
      <Box
        lang={language}
        width="full"
        maxWidth="20rem"
        marginTop="2"
        padding="4"
        borderWidth="1px"
        borderColor="borderMedium"
        borderRadius="lg"
        fontSize="md"
        overflowWrap="anywhere"
      >
        <Stack gap="3">
          <strong>{typed[`tracker_event_title_${language}`] || '–'}</strong>
          <RichText
            html={writeHelp(typed[`tracker_event_description_${language}`])}
            profile="sentence"
            expectedLines={1}
          />
          {nextTitle !== '' && (
            <Box borderTopWidth="1px" paddingTop="3">
              <Text tone="muted" size="sm">
                {t(messages.next)}
              </Text>
              <strong>{nextTitle}</strong>
              <RichText
                html={writeHelp(typed[`tracker_next_step_description_${language}`])}
                profile="sentence"
                expectedLines={1}
              />
            </Box>
          )}
        </Stack>
      </Box>
    </Box>
  );
}
