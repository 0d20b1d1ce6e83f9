import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { slotClasses } from '../theme/plain.ts';
import { Avatar, type Presence } from './avatar.tsx';
import { messages } from './messages.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';

const looks = slotClasses({
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      // Apart, not over each other: the mark of what somebody is doing stays in sight.
      gap: '1',
      listStyle: 'none',
    },
    more: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '2.25em',
      borderRadius: 'full',
      background: 'surfaceSubtle',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      fontSize: 'sm',
      fontWeight: 'strong',
    },
  },
});

export type AvatarStackProps = {
  /** What these people have in common: "Working on this file". */
  label: string;
  people: readonly { id: string; name: string; presence?: Presence }[];
  /** So many are drawn; the others are a number with their names. */
  most?: number;
};

/** Several people in little room. */
export function AvatarStack({ label, people, most = 3 }: AvatarStackProps) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const drawn = people.length > most + 1 ? people.slice(0, most) : people;
  const others = people.slice(drawn.length).map(({ name }) => name);
  const words = t(messages.andOthers, { count: others.length, names: list(others) });
  return (
    <ul className={looks().root} aria-label={label}>
      {drawn.map(({ id, ...person }) => (
        <li key={id}>
          <Avatar {...person} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span className={looks().more} role="img" aria-label={words} {...tooltipProps(words)}>
            +{others.length}
          </span>
        </li>
      )}
    </ul>
  );
}
