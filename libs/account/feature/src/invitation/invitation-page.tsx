import { api, dataOf, isApiProblem, useProblemText, useQueryFailure } from '@dosar/api-client/client';
import { openInvitation, useSession } from '@dosar/auth';
import {
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { invitedParameter } from './invited-parameter.ts';
import { messages } from './messages.ts';

/** Says who invites and until when; the link is used once somebody goes on to the choice of a password. */
export function InvitationPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const failureOf = useQueryFailure();
  const { session } = useSession();
  const { key = '' } = useParams();
  const { locale } = useFormats();
  const invitation = useQuery({
    // Names of roles come in the language of the page.
    queryKey: ['account', 'invitation', key, locale],
    queryFn: () => dataOf(api.POST('/api/auth/readInvitation', { body: { key } })),
    retry: (count, error) => !isApiProblem(error) && count < 2,
  });
  const entry = useMutation({
    mutationFn: () => openInvitation(session, key),
    onError: () => invitation.refetch(),
  });
  if (entry.isSuccess) return <Navigate replace to={`/renew-password?${invitedParameter}=1`} />;
  if (isApiProblem(invitation.error) && [400, 404, 422].includes(invitation.error.status))
    return <Over title={t(messages.unknown)} text={t(messages.unknownText)} />;
  if (invitation.isError) return <ErrorState {...failureOf(invitation)} />;
  if (!invitation.data)
    return (
      <>
        <title>{t(messages.opening)}</title>
        <LoadingState />
      </>
    );
  if (invitation.data.state !== 'open') return <OverInvitation invitation={invitation.data} />;
  return (
    <Stack gap="4" width="full" maxWidth="28rem" marginInline="auto">
      <Card>
        <Welcome invitation={invitation.data} />
        <Stack gap="4">
          {entry.isError && (
            <Banner tone="danger" live>
              {problemText(entry.error)}
            </Banner>
          )}
          <Text>
            {t(messages.account, {
              organisation: invitation.data.org_name,
              username: invitation.data.username,
            })}
          </Text>
          <Work invitation={invitation.data} />
          <Button variant="primary" wide loading={entry.isPending} onClick={() => entry.mutate()}>
            {t(messages.choose)}
          </Button>
          <Text tone="muted" size="sm">
            {t(messages.once)} {t(messages.unexpected)}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

function Welcome({ invitation }: { invitation: Schema<'Invitation'> }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { invited_by: name, expires_at: expiresAt, is_first: isFirst } = invitation;
  const time = dateTime(expiresAt);
  return (
    <>
      <Text tone="muted">
        {name === null
          ? t(messages.until, { time })
          : t(isFirst ? messages.byAndUntil : messages.resetByAndUntil, { name, time })}
      </Text>
      <PageTitle title={isFirst ? t(messages.welcome, { name: invitation.full_name }) : t(messages.reset)} />
    </>
  );
}

/** What somebody will work as, so that a wrong invitation is noticed before it is used. */
function Work({ invitation: { role_names: roles, team_name: team } }: { invitation: Schema<'Invitation'> }) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const sentences = [
    roles.length > 0 && t(messages.work, { count: roles.length, roles: list(roles) }),
    team !== null && t(messages.team, { team }),
  ].filter(Boolean);
  return sentences.length > 0 && <Text>{sentences.join(' ')}</Text>;
}

function OverInvitation({
  invitation: { state, invited_by: name, expires_at: expiresAt },
}: {
  invitation: Schema<'Invitation'>;
}) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const time = dateTime(expiresAt);
  if (state === 'used') return <Over title={t(messages.used)} text={t(messages.usedText)} />;
  return (
    <Over
      title={t(messages.expired)}
      text={name === null ? t(messages.expiredOfNobody, { time }) : t(messages.expiredText, { time, name })}
    />
  );
}

/** A link that opens nothing any more: why, and the way on. */
function Over({ title, text }: { title: string; text: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <title>{title}</title>
      <EmptyState
        kind="no-match"
        title={title}
        description={text}
        action={
          <Button asChild variant="primary">
            <Link to="/login">{t(messages.toLogin)}</Link>
          </Button>
        }
      />
    </>
  );
}
