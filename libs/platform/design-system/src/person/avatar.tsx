import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { slotClasses } from '../theme/plain.ts';
import { messages } from './messages.ts';
import { initialsOf } from './initials.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';

const looks = slotClasses({
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: '0',
      boxSize: '2.25em',
      borderRadius: 'full',
      background: 'phaseCancelledSubtle',
      color: 'textMuted',
      fontSize: '0.85em',
      fontWeight: 'strong',
      lineHeight: 'none',
      // Drawn, not written: the name beside them is what is read and searched.
      _before: { content: 'attr(data-initials)' },
      // A ring marks colleagues who have the file open.
      '&[data-presence=viewing], &[data-presence=editing]': {
        boxShadow: '0 0 0 2px {colors.surface}, 0 0 0 3.5px {colors.phaseDone}',
      },
      '&[data-nobody]': {
        background: 'none',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'textFaint',
        color: 'textFaint',
      },
      '&[data-own]': { background: 'brandSubtle', color: 'brandText' },
      userSelect: 'none',
      '& > svg': { position: 'absolute', inset: '0', width: 'full', height: 'full', padding: '20%' },
    },
    mark: {
      position: 'absolute',
      insetBlockEnd: '-2px',
      insetInlineEnd: '-2px',
      display: 'grid',
      placeItems: 'center',
      boxSize: '1.05em',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'surface',
      background: 'success',
      color: 'surface',
      fontSize: '0.85em',
      // Not by colour alone: a pencil, a ring.
      '&[data-mark=away]': { background: 'surface', boxShadow: 'inset 0 0 0 2px {colors.borderStrong}' },
      '&[data-mark=editing]': { background: 'brandText' },
    },
  },
});

/** What somebody is doing with what is open here. */
export type Presence = 'viewing' | 'editing' | 'away';

export type AvatarProps = {
  name: string;
  presence?: Presence;
  /** The name stands beside it as text, so the picture says nothing of its own; neither does one without a name. */
  isDecoration?: boolean;
  /** The person who is looking. */
  isOwn?: boolean;
  /** Nobody is there: the name says so, and the circle is empty. */
  isNobody?: boolean;
};

/** A person in a small circle: initials, in the organisation's colour for the person who is looking, and what they are doing. */
export function Avatar({
  name,
  presence,
  isDecoration = false,
  isOwn = false,
  isNobody = false,
}: AvatarProps) {
  const { formatMessage: t } = useIntl();
  const words = presence ? t(messages.withPresence, { name, presence: t(messages[presence]) }) : name;
  const initials = isNobody ? '–' : initialsOf(name);
  return (
    <span
      className={looks().root}
      data-own={isOwn || undefined}
      data-nobody={isNobody || undefined}
      data-presence={presence}
      data-initials={initials}
      {...(isDecoration || !name
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': words, ...tooltipProps(words) })}
    >
      {!initials && <Icon name="person" />}
      {(presence === 'editing' || presence === 'away') && (
        <span className={looks().mark} data-mark={presence}>
          {presence === 'editing' && <Icon name="edit" scale={0.8} />}
        </span>
      )}
    </span>
  );
}
