import { isApiProblem } from '@dosar/api-client';
import { Banner, Box, Button, CopyButton, Stack, Text } from '@dosar/design-system';
import { daysBetween } from '@dosar/kernel/dates';
import { localTimeOf } from '@dosar/kernel/zone';
import { useFormats } from '@dosar/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './elsewhere-messages.ts';
import { useNotification } from './notification-context.ts';
import { linkOfDraft, readServerDraft, startServerDraft } from './server-draft.ts';

/** So many days before it is thrown away, a draft warns. */
const warnedDays = 7;

/** The link that opens the report on another device, once somebody asks for it; from then on the answers lie on the server too. */
export function ContinueElsewhere() {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { orgKey, draft } = useNotification();
  const [kept, setKept] = useState(() => readServerDraft(orgKey));
  const start = useMutation({ mutationFn: () => startServerDraft(orgKey, draft), onSuccess: setKept });
  if (kept === undefined)
    return (
      <Stack gap="2">
        <Box marginInlineStart="-3">
          <Button variant="quiet" icon="link" loading={start.isPending} onClick={() => start.mutate()}>
            {t(messages.ask)}
          </Button>
        </Box>
        {start.isError && (
          <Banner tone="danger" live>
            {t(isApiProblem(start.error, 'conflict') ? messages.tooMany : messages.failed)}
          </Banner>
        )}
      </Stack>
    );
  const link = linkOfDraft(orgKey, kept);
  const isSoon = daysBetween(localTimeOf(new Date()).date, kept.expiresOn) <= warnedDays;
  return (
    <Stack gap="1" overflowWrap="anywhere">
      <Text size="sm">
        {t(messages.link)}: {link} <CopyButton value={link} name={t(messages.link)} />
      </Text>
      <Text size="sm" tone="muted">
        {t(messages.photos)}
      </Text>
      {isSoon ? (
        <Banner tone="warning">{t(messages.soon, { date: date(kept.expiresOn) })}</Banner>
      ) : (
        <Text size="sm" tone="muted">
          {t(messages.until, { date: date(kept.expiresOn) })}
        </Text>
      )}
    </Stack>
  );
}
