import { isApiProblem } from '@dosar/api-client';
import { Banner, Box, Button, CopyButton, Stack, Text } from '@dosar/design-system';
import { daysBetween } from '@dosar/kernel/dates';
import { localTimeOf } from '@dosar/kernel/zone';
import { useFormats } from '@dosar/i18n';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './elsewhere-messages.ts';
import { useNotification } from './notification-context.ts';
import { keepServerDraft } from './keep-server-draft.ts';
import { messages as wizardMessages } from './messages.ts';
import { linkOfDraft, linkServerDraft, readServerDraft } from './server-draft.ts';

/** So many days before it is thrown away, a draft warns. */
const warnedDays = 7;

/** Until when the server has the answers, and on request the link to them; while this is shown, it gets what somebody types. */
export function ContinueElsewhere({ problem }: { problem: unknown }) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const notification = useNotification();
  const { orgKey } = notification;
  const kept = readServerDraft(orgKey);
  const isKept = kept !== undefined;
  const [isLinked, setIsLinked] = useState(kept?.isLinked === true);
  useEffect(
    function keepWhatIsTyped() {
      return isKept ? keepServerDraft(notification) : undefined;
    },
    [isKept, notification],
  );
  if (kept === undefined)
    return problem === undefined ? null : (
      <Banner tone="danger" live>
        {t(isApiProblem(problem, 'conflict') ? messages.tooMany : messages.failed)}
      </Banner>
    );
  const link = linkOfDraft(orgKey, kept);
  const isSoon = daysBetween(localTimeOf(new Date()).date, kept.expiresOn) <= warnedDays;
  return (
    <Stack gap="1" overflowWrap="anywhere">
      {isLinked && (
        <>
          <Text size="sm">
            {t(messages.link)}: {link} <CopyButton value={link} name={t(messages.link)} />
          </Text>
          <Text size="sm" tone="muted">
            {t(messages.photos)}
          </Text>
        </>
      )}
      {isSoon ? (
        <Banner tone="warning">{t(messages.soon, { date: date(kept.expiresOn) })}</Banner>
      ) : (
        <Text size="sm" tone="muted">
          {t(messages.until, { date: date(kept.expiresOn) })}
        </Text>
      )}
      {!isLinked && (
        <Box marginInlineStart="-3">
          <Button
            variant="quiet"
            onClick={() => {
              void linkServerDraft(orgKey, notification.draft);
              setIsLinked(true);
            }}
          >
            {t(wizardMessages.elsewhere)}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
