import { apiQuery, browseFileLinks, linkClaimFile, type LinkedFile } from '@dosar/api-client';
import { addressOfAssignment } from '@dosar/areas/claims';
import { useCan } from '@dosar/auth';
import { Box, Button, Flex, Heading, Link, Stack, Text } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { LinkDialog } from './link-dialog.tsx';
import { kindOf } from './link-kinds.ts';
import { messages } from './messages.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

type LinkedFilesProps = {
  claimFileId: string;
  claimFileNo: string;
  /** The facts of the file tell of links: only then they are read. */
  isLinked: boolean;
};

/** The claim files that belong together with the open one, with the way to link another. */
export function LinkedFiles({ claimFileId, claimFileNo, isLinked }: LinkedFilesProps) {
  const { formatMessage: t } = useIntl();
  const mayLink = useCan(linkClaimFile);
  const [isLinking, setLinking] = useState(false);
  const [unlinked, setUnlinked] = useState<LinkedFile>();
  const { data } = useQuery({
    ...apiQuery(browseFileLinks, { params: { path: { claim_file_id: claimFileId } } }),
    enabled: isLinked,
  });
  const links = isLinked ? data : [];
  if (links === undefined || (links.length === 0 && !mayLink)) return null;
  return (
    <Box as="section" aria-labelledby="aside-links" display="grid" gap="2">
      <Flex gap="2" alignItems="center" justifyContent="space-between">
        <Heading id="aside-links" size="md">
          {t(messages.title)}
        </Heading>
        {mayLink && (
          <Button variant="quiet" icon="add" onClick={() => setLinking(true)}>
            {t(messages.link)}
          </Button>
        )}
      </Flex>
      {links.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
      {links.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {links.map((link) => (
            <li key={link.claim_file_no}>
              <LinkedFileLine link={link} onUnlink={mayLink && link.may_unlink ? setUnlinked : undefined} />
            </li>
          ))}
        </Stack>
      )}
      {isLinking && <LinkDialog {...{ claimFileId, claimFileNo }} onClose={() => setLinking(false)} />}
      {unlinked && (
        <UnlinkDialog claimFileId={claimFileId} link={unlinked} onClose={() => setUnlinked(undefined)} />
      )}
    </Box>
  );
}

type LinkedFileLineProps = { link: LinkedFile; onUnlink: ((link: LinkedFile) => void) | undefined };

function LinkedFileLine({ link, onUnlink }: LinkedFileLineProps) {
  const { formatMessage: t } = useIntl();
  const { claim_file_no: number, assignment_id: assignmentId, plate, claimant_name: claimant, reason } = link;
  const about = [plate && formatPlate(plate), claimant].filter(Boolean).join(' · ');
  return (
    <Flex gap="2" alignItems="flex-start" justifyContent="space-between">
      <Box minWidth="0" overflowWrap="anywhere">
        <div>
          {t(kindOf(link))}{' '}
          {assignmentId === null ? (
            number
          ) : (
            <Link asChild>
              <RouterLink to={addressOfAssignment({ claim_file_no: number, assignment_id: assignmentId })}>
                {number}
              </RouterLink>
            </Link>
          )}
        </div>
        {about !== '' && (
          <Text tone="muted" size="sm">
            {about}
          </Text>
        )}
        {reason !== null && <Text size="sm">{reason}</Text>}
      </Box>
      {onUnlink && (
        <Button
          variant="quiet"
          aria-label={t(messages.unlinkFile, { number })}
          onClick={() => onUnlink(link)}
        >
          {t(messages.unlink)}
        </Button>
      )}
    </Flex>
  );
}
