import { useProblemText } from '@dosar/api-client';
import {
  Accordion,
  AccordionLine,
  Banner,
  Box,
  ComboboxField,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccessReason } from './access-reason.tsx';
import { AccessRow } from './access-row.tsx';
import { accessQuery } from './role-queries.ts';
import { messages } from './access-messages.ts';
import { useAccessWords } from './use-access-words.ts';

type User = Schema<'User'>;

/** Every entry of the menu with why a person sees it or not; an act is looked up beside them. */
export function PersonAccess({ user }: { user: User }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const found = useQuery(accessQuery(user.row.user_id));
  return (
    <Box as="section" aria-labelledby="person-access">
      <Heading as="h3" id="person-access" size="md">
        {t(messages.whyNot)}
      </Heading>
      {found.data ? (
        <Access user={user} access={found.data} />
      ) : found.isError ? (
        <Banner tone="warning">{problemText(found.error)}</Banner>
      ) : (
        <LoadingState shape="rows" count={4} />
      )}
    </Box>
  );
}

function Access({ user, access }: { user: User; access: Schema<'PersonAccess'> }) {
  const { formatMessage: t } = useIntl();
  const { nameOf } = useAccessWords();
  const [act, setAct] = useState('');
  const { state, network, lines } = access;
  const pages = lines.filter(({ kind }) => kind === 'page');
  const acts = lines.filter(({ kind }) => kind === 'permission');
  const asked = acts.find(({ code }) => code === act);
  return (
    <Stack gap="3">
      <Text tone="muted">
        {t(messages.hidden, {
          hidden: pages.filter(({ is_open: isOpen }) => !isOpen).length,
          all: pages.length,
        })}
      </Text>
      {state !== 'active' && <Banner tone="warning">{t(messages.noSignIn[state])}</Banner>}
      {!network.is_last_allowed && (
        <Banner tone="warning">{t(messages.otherNetwork, { address: network.last_address ?? '' })}</Banner>
      )}
      <Accordion>
        <Box as="ul" listStyleType="none" borderTopWidth="1px">
          {pages.map((line) => (
            <Box as="li" key={line.code} borderBottomWidth="1px">
              <AccordionLine value={line.code} head={<AccessRow line={line} />}>
                <AccessReason user={user} access={access} line={line} />
              </AccordionLine>
            </Box>
          ))}
        </Box>
      </Accordion>
      <ComboboxField
        label={t(messages.act)}
        value={act}
        onValueChange={setAct}
        choices={acts.map((line) => ({ value: line.code, label: nameOf(line) }))}
      />
      {asked && (
        <Box>
          <Flex fontWeight="strong">{t(asked.is_open ? messages.mayDo : messages.mayNot)}</Flex>
          <AccessReason user={user} access={access} line={asked} />
        </Box>
      )}
    </Stack>
  );
}
