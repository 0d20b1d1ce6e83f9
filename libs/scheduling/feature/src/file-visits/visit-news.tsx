import { Banner, Box, Button, Card, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useTellAgain } from './use-tell-again.ts';
import { answerMessages, reasonMessages, roleMessages, stateMessages } from './news-messages.ts';

type News = Schema<'VisitNews'>;
type VisitNewsListProps = { news: readonly News[]; contactPhone: string | null };

/** Who was told of the visits of a file, by which channel, and what became of it; the newest first. */
export function VisitNewsList({ news, contactPhone }: VisitNewsListProps) {
  const { formatMessage: t } = useIntl();
  const telling = useTellAgain();
  const [last] = news;
  if (last === undefined) return null;
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="md">
          {t(messages.told)}
        </Heading>
        {isUntold(last) && (
          <Banner tone="warning">
            {contactPhone === null
              ? t(messages.nobodyTold)
              : t(messages.nobodyToldCall, { phone: formatPhone(contactPhone) })}
          </Banner>
        )}
        <Box as="ol" listStyle="none">
          {news.map((entry) => (
            <NewsLine key={entry.visit_news_id} entry={entry} telling={telling} />
          ))}
        </Box>
      </Stack>
    </Card>
  );
}

const failedStates: readonly string[] = ['failed', 'bounced', 'cancelled'];

/** Nobody could be written to, or no message to a claimant has come through. */
function isUntold({ outcome, recipients }: News): boolean {
  const claimants = recipients.filter(({ role }) => role === 'claimant');
  const isLost = claimants.length > 0 && claimants.every(({ state }) => failedStates.includes(state));
  return outcome === 'nobody' || isLost;
}

function NewsLine({ entry, telling }: { entry: News; telling: ReturnType<typeof useTellAgain> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const {
    reason,
    was,
    starts_at: startsAt,
    place_name: place,
    told_at: toldAt,
    by,
    outcome,
    recipients,
  } = entry;
  const hour = dateTime(startsAt);
  const change = was && [
    was.starts_at !== startsAt && `${dateTime(was.starts_at)} → ${hour}`,
    was.place_name !== place && `${was.place_name} → ${place}`,
  ];
  const about = change?.some(Boolean) ? change.filter(Boolean).join(', ') : `${hour}, ${place}`;
  return (
    <Box as="li" paddingBlock="2" borderTopWidth="1px" borderColor="border">
      <Box>
        <b>{t(reasonMessages[reason])}</b> {about}
      </Box>
      <Text size="sm" tone="muted">
        {[dateTime(toldAt), by ?? t(messages.byItself)].join(' · ')}
      </Text>
      {outcome === 'nobody' && <Box color="danger">{t(messages.nobody)}</Box>}
      {entry.can_tell_again && telling.isAllowed && (
        <Button variant="quiet" loading={telling.isPending} onClick={() => telling.tell(entry.visit_news_id)}>
          {t(messages.tellAgain)}
        </Button>
      )}
      {outcome === 'withheld' && <Text tone="muted">{t(messages.withheld)}</Text>}
      {recipients.length > 0 && (
        <Box as="ul" listStyle="none">
          {recipients.map((recipient) => (
            <Recipient key={`${recipient.role} ${recipient.address}`} recipient={recipient} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Recipient({ recipient }: { recipient: News['recipients'][number] }) {
  const { formatMessage: t } = useIntl();
  const { role, name, channel, address, state, failure, answer, answered_at: answeredAt } = recipient;
  const { dateTime } = useFormats();
  const isLost = failedStates.includes(state);
  return (
    <Box as="li" color={isLost ? 'danger' : undefined}>
      {[
        name ?? t(roleMessages[role]),
        channel === 'sms' ? `SMS ${formatPhone(address)}` : address,
        t(stateMessages[state]),
        failure,
        answer && answeredAt && `${t(answerMessages[answer])} ${dateTime(answeredAt)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  );
}
