import { Box, ComposeBox, Flex, Grid, Heading, Icon, Text } from '@dosar/design-system';
import type { FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './text-messages.ts';
import { SmsCost } from './sms-cost.tsx';
import type { Settings, TemplateDraft } from './template-answers.ts';
import { TemplateText } from './template-text.tsx';
import type { Language } from './template-words.ts';

type ChannelTextsProps = {
  channel: 'email' | 'sms';
  template: Settings;
  draft: TemplateDraft;
  /** The text message as a real file fills it. */
  filled: (language: Language) => string | undefined;
  onFocus: (event: FocusEvent<HTMLTextAreaElement>) => void;
  onPlain: (language: Language) => void;
};

/** The texts of a channel in both languages, side by side. */
export function ChannelTexts({ channel, template, draft, filled, onFocus, onPlain }: ChannelTextsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ComposeBox tone={channel} padded>
      <section aria-labelledby={`template-${channel}`}>
        <Flex gap="2" alignItems="baseline" flexWrap="wrap" marginBottom="2">
          <Heading
            as="h3"
            size="md"
            id={`template-${channel}`}
            color={channel}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
          >
            <Icon name={channel} /> {t(messages.channel, { channel })}
          </Heading>
          {channel === 'sms' && (
            <Text as="span" tone="muted" size="sm">
              {t(messages.quietHours)}
            </Text>
          )}
        </Flex>
        <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {(['ro', 'en'] as const).map((language) => (
            <Box key={language} minWidth="0">
              <TemplateText
                place={{ channel, language }}
                draft={draft}
                variables={template.variables}
                onFocus={onFocus}
              />
              {channel === 'sms' && draft.answers[`sms_${language}`].trim() !== '' && (
                <SmsCost
                  text={filled(language) ?? draft.answers[`sms_${language}`]}
                  priceBani={template.sms_price_bani}
                  sent={template.sent.sms}
                  onPlain={() => onPlain(language)}
                />
              )}
            </Box>
          ))}
        </Grid>
      </section>
    </ComposeBox>
  );
}
