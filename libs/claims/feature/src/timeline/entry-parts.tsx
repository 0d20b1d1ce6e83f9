import { addressOfEntry, type OpenedFile } from '@dosar/areas/claims';
import { Icon, timelineTimeProps, type IconName, tooltipProps } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { messages } from './messages.ts';

type Event = Schema<'TimelineEvent'>;

/** The anchor of an entry. */
export const anchorOf = (id: string) => `entry-${id}`;

/** The address of an entry, for everybody who may open the file. */
export function linkToEntry({ claimFileNo, assignmentId }: OpenedFile, id: string): string {
  return addressOfEntry({ claim_file_no: claimFileNo, assignment_id: assignmentId }, id);
}

/** The entry that the address leads to. */
export function useMarkedEntry(): string | undefined {
  const { hash } = useLocation();
  return /^#entry-([0-9a-f-]{36})$/.exec(hash)?.[1];
}

/** Who did it, and in whose name. */
export function useActor(): (
  event: Pick<Event, 'actor_kind' | 'actor_name' | 'on_behalf_of_name'>,
) => string {
  const { formatMessage: t } = useIntl();
  return ({ actor_kind, actor_name, on_behalf_of_name: replaced }) => {
    const actors: Record<Event['actor_kind'], string> = {
      user: actor_name ?? '',
      guest: actor_name ?? t(messages.guest),
      tracker: actor_name ?? t(messages.guest),
      system: t(messages.system),
      assistant: t(messages.assistant),
    };
    const actor = actors[actor_kind];
    return replaced === null ? actor : t(messages.onBehalfOf, { actor, replaced });
  };
}

const aDay = 24 * 60 * 60_000;

/** When an entry happened: how long ago during a day, then its hour; the exact moment on hover and focus. */
export function EntryTime({ file, event }: { file: OpenedFile; event: Event }) {
  const formats = useFormats();
  const now = Date.now();
  const then = Date.parse(event.system_time);
  const shown = now - then < aDay ? formats.relative(then, now) : formats.time(then);
  const exact = formats.dateTime(then);
  return (
    <Link
      to={linkToEntry(file, event.id)}
      preventScrollReset
      aria-label={`${shown}, ${exact}`}
      {...timelineTimeProps(exact)}
    >
      <time dateTime={event.system_time}>{shown}</time>
    </Link>
  );
}

type EntryButtonProps = { icon: IconName; label: string; isPressed?: boolean; onClick: () => void };

/** One act of an entry: a plain button, because a timeline has hundreds of them. */
export function EntryButton({ icon, label, isPressed, onClick }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...tooltipProps(label)}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A text with the names of mentioned colleagues set off. */
export function TextWithMentions({ text, names }: { text: string; names: readonly string[] }) {
  if (names.length === 0) return text;
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(@(?:${longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')}))`,
    'u',
  );
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
