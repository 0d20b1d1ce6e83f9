import { memo } from 'react';
import type { OpenedFile } from '@dosar/areas/claims';
import { TimelineAct, TimelineEntry } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { EntryButton, EntryTime, TextWithMentions, anchorOf, useActor } from './entry-parts.tsx';
import { messages } from './messages.ts';
import { useTimelineKinds } from './use-timeline-kinds.ts';

type Event = Schema<'TimelineEvent'>;

export type EntryActs = {
  /** Absent for those who may only read. */
  pin?: ((id: string, isPinned: boolean) => void) | undefined;
  copyLink?: ((id: string) => void) | undefined;
  edit?: ((event: Event) => void) | undefined;
  showVersions?: ((event: Event) => void) | undefined;
};

export type StoryEntryProps = { file: OpenedFile; event: Event; acts: EntryActs; isMarked: boolean };

/** One entry. Drawn again only when it or its mark changes: a file has hundreds. */
export const StoryEntry = memo(StoryEntryOnce);

function StoryEntryOnce({ file, event, acts, isMarked }: StoryEntryProps) {
  const kindOf = useTimelineKinds();
  const { icon, tone, Body } = kindOf(event.kind);
  const isNote = event.kind === 'note';
  const actor = useActor()(event);
  return (
    <TimelineEntry
      id={anchorOf(event.id)}
      icon={isNote && event.visibility !== 'internal' ? noteIcons[event.visibility] : icon}
      tone={tone}
      title={isNote ? actor : event.title}
      meta={isNote ? <NoteMeta event={event} acts={acts} /> : metaOf(event, actor, file)}
      time={<EntryTime file={file} event={event} />}
      acts={<Acts event={event} acts={acts} />}
      isMarked={isMarked}
    >
      {Body ? (
        <Body event={event} />
      ) : (
        event.body && (
          <TextWithMentions
            text={event.body}
            names={event.note?.mentions.map(({ full_name }) => full_name) ?? []}
          />
        )
      )}
    </TimelineEntry>
  );
}

const noteIcons = { managers: 'lock', partner: 'business', claimant: 'visibility' } as const;

/** Who did it and, where it happened on another activity of the file, on which. */
function metaOf({ activity }: Event, actor: string, file: OpenedFile): string {
  const isElsewhere = activity !== null && activity.assignment_id !== file.assignmentId;
  return isElsewhere ? `${actor} · ${activity.name}` : actor;
}

const visibilityMessages = {
  internal: messages.internalNote,
  managers: messages.managersNote,
  partner: messages.partnerNote,
  claimant: messages.claimantNote,
} as const;

function NoteMeta({ event, acts }: { event: Event; acts: EntryActs }) {
  const { formatMessage: t } = useIntl();
  const kind = t(visibilityMessages[event.visibility]);
  if (!event.note?.edited_at) return kind;
  return (
    <>
      {kind} · <TimelineAct onClick={() => acts.showVersions?.(event)}>{t(messages.edited)}</TimelineAct>
    </>
  );
}

function Acts({ event, acts: { pin, copyLink, edit } }: { event: Event; acts: EntryActs }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {edit && event.note?.editable_until && (
        <EntryButton icon="edit" label={t(messages.edit)} onClick={() => edit(event)} />
      )}
      {pin && (
        <EntryButton
          icon="push_pin"
          label={t(event.is_pinned ? messages.unpin : messages.pin)}
          isPressed={event.is_pinned}
          onClick={() => pin(event.id, !event.is_pinned)}
        />
      )}
      {copyLink && (
        <EntryButton icon="link" label={t(messages.copyLink)} onClick={() => copyLink(event.id)} />
      )}
    </>
  );
}
