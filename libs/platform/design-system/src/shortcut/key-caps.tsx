import { VisuallyHidden } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { isMac } from './key-stroke.ts';
import { messages } from './messages.ts';

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    '& kbd': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '6',
      minHeight: '6',
      paddingInline: '1',
      fontFamily: 'body',
      lineHeight: 'tight',
      background: 'surfaceSubtle',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'sm',
    },
  },
});

export type KeyCapsProps = {
  /** The ways to press a shortcut, as it declares them. */
  keys: readonly string[];
};

/** Keys as they look on a keyboard. */
export function KeyCaps({ keys }: KeyCapsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Root>
      {keys.map((way, index) => (
        <Fragment key={way}>
          {index > 0 && ` ${t(messages.or)} `}
          {way.split(' ').map((stroke, place) => (
            <Fragment key={place}>
              {place > 0 && ` ${t(messages.then)} `}
              {stroke.split('+').map((name) => (
                <kbd key={name}>
                  <KeyName name={name} />
                </kbd>
              ))}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Root>
  );
}

/** Keys whose cap shows a sign that no screen reader reads well. */
const signs: Record<string, { sign: string; name: MessageDescriptor }> = {
  ArrowDown: { sign: '↓', name: messages.arrowDown },
  ArrowUp: { sign: '↑', name: messages.arrowUp },
  command: { sign: '⌘', name: messages.command },
};

function KeyName({ name }: { name: string }) {
  const { formatMessage: t } = useIntl();
  if (name === 'mod' && !isMac()) return 'Ctrl';
  if (name === 'Space') return t(messages.space);
  const sign = signs[name === 'mod' ? 'command' : name];
  if (!sign) return name.length === 1 ? name.toUpperCase() : name;
  return (
    <>
      <span aria-hidden>{sign.sign}</span>
      <VisuallyHidden>{t(sign.name)}</VisuallyHidden>
    </>
  );
}
