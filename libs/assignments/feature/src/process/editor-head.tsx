import {
  Banner,
  Box,
  Button,
  ConfirmDialog,
  Heading,
  HStack,
  Icon,
  Link,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { DraftProgress } from './draft-progress.tsx';
import { kindMessages } from './kind-messages.ts';
import { messages } from './messages.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Acts } from './use-process-acts.ts';

type Detail = Schema<'ProcessDetail'>;

/** Which process and version it is, and what can be done with its draft. */
export function EditorHead({ detail, acts }: { detail: Detail; acts: Acts }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const [isPublishing, setPublishing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { draft } = detail;
  return (
    <Stack gap="2">
      <Box>
        <Link asChild display="inline-flex" alignItems="center" gap="1">
          <RouterLink to="?">
            <Icon name="arrow_back" /> {t(messages.allKinds)}
          </RouterLink>
        </Link>
      </Box>
      <HStack gap="3" flexWrap="wrap" justifyContent="space-between">
        <HStack gap="3" flexWrap="wrap">
          <Heading as="h2" size="lg">
            {detail.name}
          </Heading>
          <Text tone="muted">
            {detail.in_force.statuses.length === 0
              ? t(kindMessages.notInForce)
              : t(messages.version, { no: detail.version_no })}
            {draft !== null && `, ${t(messages.draftNo, { no: draft.version_no })}`}
          </Text>
        </HStack>
        <HStack gap="2" flexWrap="wrap">
          {draft === null && (
            <Button variant="primary" onClick={() => acts.start()}>
              {t(messages.start)}
            </Button>
          )}
          {draft?.state === 'draft' && (
            <>
              <Button variant="primary" onClick={() => setPublishing(true)}>
                {t(messages.publish)}
              </Button>
              <Button onClick={() => acts.simulate(draft)} loading={draft.simulation?.state === 'running'}>
                {t(messages.simulate)}
              </Button>
              <Button variant="quiet" onClick={() => setDiscarding(true)}>
                {t(messages.discard)}
              </Button>
            </>
          )}
          {draft?.state === 'validated' && (
            <Button onClick={() => acts.withdraw(draft)}>{t(messages.withdraw)}</Button>
          )}
        </HStack>
      </HStack>
      {draft?.publish_at != null && (
        <Banner tone="info">{t(messages.waitsUntil, { moment: dateTime(draft.publish_at) })}</Banner>
      )}
      {draft !== null && <DraftProgress draft={draft} />}
      {draft !== null && (
        <>
          <PublishDialog
            key={draft.row_version}
            draft={draft}
            open={isPublishing}
            onClose={() => setPublishing(false)}
            onPublished={(now) => {
              setPublishing(false);
              acts.keep(now);
            }}
          />
          <ConfirmDialog
            open={isDiscarding}
            danger
            title={t(messages.discard)}
            confirmLabel={t(messages.discard)}
            onCancel={() => setDiscarding(false)}
            onConfirm={() => {
              setDiscarding(false);
              acts.discard(draft);
            }}
          >
            {t(messages.discardSure)}
          </ConfirmDialog>
        </>
      )}
    </Stack>
  );
}
