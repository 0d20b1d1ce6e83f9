import { api, dataOf, useQueryFailure } from '@dosar/api-client';
import { Box, Button, ErrorState, Flex, Heading, IconButton, LoadingState, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { userReplacementsQuery } from './people-queries.ts';
import { ReplacementDialog } from './replacement-dialog.tsx';
import { replacementMessages as messages } from './replacement-messages.ts';
import { placeOf, useChange } from './use-person-change.ts';

/** Who works in the name of a person now and later; an administrator sets somebody for an absence that nobody planned. */
export function PersonReplacements({ user }: { user: Schema<'User'> }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [isSetting, setSetting] = useState(false);
  const [today] = useState(() => localDateOf(new Date()));
  const found = useQuery(userReplacementsQuery(user.row.user_id, { from: today, to: today }));
  const isOwn = user.blocks.includes('own_account');
  return (
    <Box as="section" aria-labelledby="person-replacements">
      <Flex gap="2" alignItems="center">
        <Heading as="h3" id="person-replacements" size="md" flex="1">
          {t(messages.title)}
        </Heading>
        {!isOwn && <Button onClick={() => setSetting(true)}>{t(messages.set)}</Button>}
      </Flex>
      {found.data ? (
        <ReplacementLines user={user} lines={found.data.replacements} />
      ) : found.isError ? (
        <ErrorState {...failureOf(found)} />
      ) : (
        <LoadingState shape="rows" count={1} />
      )}
      {isSetting && <ReplacementDialog user={user} today={today} onClose={() => setSetting(false)} />}
    </Box>
  );
}

type ReplacementLinesProps = { user: Schema<'User'>; lines: Schema<'UserReplacements'>['replacements'] };

function ReplacementLines({ user, lines }: ReplacementLinesProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const change = useChange(user);
  const end = (replacementId: string) => {
    const { params, body } = placeOf(user);
    change.mutate({
      said: t(messages.ended),
      send: () =>
        dataOf(
          api.POST('/api/user/endUserReplacement/{user_id}', {
            params,
            body: { ...body, replacement_id: replacementId },
          }),
        ),
    });
  };
  if (lines.length === 0) return <Text tone="muted">{t(messages.nobody)}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {lines.map(
        ({
          replacement_id: id,
          deputy_name: name,
          date_from: from,
          date_to: to,
          is_of_absence: isOfAbsence,
        }) => (
          <Flex as="li" key={id} gap="2" alignItems="center" borderBottomWidth="1px" paddingBlock="1">
            <Box flex="1" minWidth="0">
              {t(messages.line, { name, from: date(from), to: date(to) })}
              {isOfAbsence && (
                <Text tone="muted" size="sm">
                  {t(messages.ofAbsence)}
                </Text>
              )}
            </Box>
            {!isOfAbsence && (
              <IconButton icon="close" label={t(messages.end, { name })} onClick={() => end(id)} />
            )}
          </Flex>
        ),
      )}
    </Box>
  );
}
