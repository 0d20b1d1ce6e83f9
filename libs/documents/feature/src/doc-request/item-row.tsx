import { Flex, Icon, PhaseGlyph, Text, type Phase } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './messages.ts';
import { useOpenRequest, type RequestedItem } from './request-context.ts';

const phases: Record<RequestedItem['state'], Phase> = {
  requested: 'waiting',
  rejected: 'waiting',
  received: 'active',
  not_owned: 'active',
  accepted: 'done',
  waived: 'done',
};

/** What became of a requested document, in words. */
function useItemState(): (item: RequestedItem) => string {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { request } = useOpenRequest();
  return ({ state, pages, reject_reason: reason, decided_at: decidedAt }) => {
    const count = pages.length;
    switch (state) {
      case 'rejected':
        return t(messages.rejected, { reason: reason ?? '' });
      case 'received':
        return [
          t(messages.received, { day: formats.weekdayDate(request.verdict_by) }),
          t(messages.pages, { count }),
        ].join(' · ');
      case 'accepted':
        return t(messages.accepted, { when: decidedAt === null ? '' : formats.dateTime(decidedAt) });
      case 'not_owned':
        return t(messages.declined);
      case 'waived':
        return t(messages.waived);
      default:
        return count > 0 ? t(messages.uploaded, { count }) : t(messages.requested);
    }
  };
}

/** A requested document in a list: its sign, its name, what became of it, and the way to it while there is something to do. */
export function ItemRow({ item }: { item: RequestedItem }) {
  const stateOf = useItemState();
  const isOpen = ['requested', 'rejected', 'not_owned'].includes(item.state);
  const words = (
    <>
      <PhaseGlyph phase={phases[item.state]} />
      <Flex direction="column" flex="1" minWidth="0">
        <Text as="span" fontWeight="strong">
          {item.name}
        </Text>
        <Text as="span" tone="muted" size="sm">
          {stateOf(item)}
        </Text>
      </Flex>
      {isOpen && <Icon name="chevron_right" />}
    </>
  );
  const looks = {
    gap: '3',
    alignItems: 'center',
    minHeight: 'controlTouch',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    color: 'text',
  } as const;
  return (
    <li>
      {isOpen ? (
        <Flex asChild {...looks}>
          <Link to={{ search: `?item=${item.id}` }}>{words}</Link>
        </Flex>
      ) : (
        <Flex {...looks}>{words}</Flex>
      )}
    </li>
  );
}
