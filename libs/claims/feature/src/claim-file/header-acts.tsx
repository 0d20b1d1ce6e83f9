import { useEntries } from '@dosar/areas';
import { claimFileHeaderActs, type ClaimFileHeaderAct, type FileGlance } from '@dosar/areas/claims';
import { Button, Dialog, Flex, IconButton, IconLink, Stack, useIsPhone } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useAtomValue, type Atom } from 'jotai';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type HeaderActsProps = {
  header: FileGlance;
  writing: Atom<boolean>;
  parties: readonly Schema<'ClaimParty'>[];
};

/** Who else is there, and what can be done with the file; on a phone the rest of it stands behind one button. */
export function HeaderActs({ header, writing, parties }: HeaderActsProps) {
  const { formatMessage: t } = useIntl();
  const isWriting = useAtomValue(writing);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const acts = useEntries(claimFileHeaderActs).toSorted((one, other) => one.order - other.order);
  const shown = (some: readonly ClaimFileHeaderAct[]) =>
    some.map(({ Act }, index) => <Act key={index} header={header} isWriting={isWriting} />);
  const printAddress = `/print-timeline/${header.assignment_key}?preview=1`;
  const printLabel = `${t(messages.printTimeline)} ${t(messages.newTab)}`;
  if (!isPhone)
    return (
      <Flex gap="1" alignItems="center" flexWrap="wrap" marginInlineStart="auto">
        {shown(acts)}
        <IconLink icon="print" href={printAddress} label={printLabel} isNewTab />
      </Flex>
    );
  return (
    <Flex gap="0" alignItems="center" marginInlineStart="auto">
      {shown(acts.filter(({ isInSight }) => isInSight))}
      <CallClaimant parties={parties} />
      <IconButton icon="more_vert" label={t(messages.more)} onClick={() => setOpen(true)} />
      <Dialog open={isOpen} title={header.claim_file_no} onClose={() => setOpen(false)}>
        <Stack gap="2" alignItems="flex-start">
          {shown(acts.filter(({ isInSight }) => !isInSight))}
          <Button asChild variant="quiet" icon="print">
            <a href={printAddress} target="_blank" rel="noopener" aria-label={printLabel}>
              {t(messages.printTimeline)}
            </a>
          </Button>
        </Stack>
      </Dialog>
    </Flex>
  );
}

/** Calls whoever the claim is paid to, or who reported it. */
function CallClaimant({ parties }: Pick<HeaderActsProps, 'parties'>) {
  const { formatMessage: t } = useIntl();
  const inOrder = (['injured', 'notifier', 'insured'] as const).flatMap((role) =>
    parties.filter(({ roles }) => roles.includes(role)),
  );
  const [phone] = inOrder.flatMap(({ contacts }) => contacts.filter(({ type }) => type === 'phone'));
  if (!phone) return null;
  return <IconLink icon="phone" href={`tel:${phone.value}`} label={t(messages.call, { to: phone.value })} />;
}
