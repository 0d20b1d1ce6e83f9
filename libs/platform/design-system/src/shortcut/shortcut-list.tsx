import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { KeyCaps } from './key-caps.tsx';
import { messages } from './messages.ts';
import type { Shortcut, ShortcutScope } from './shortcut.ts';
import { useHeldShortcuts } from './use-shortcuts.ts';

const scopes: readonly ShortcutScope[] = ['everywhere', 'page', 'list'];

const Root = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& h3': { fontWeight: 'strong', marginBottom: '1' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '1.5',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
});

/** The shortcuts that hold on the page that is open, by where they hold. */
export function ShortcutList() {
  const held = useHeldShortcuts();
  const groups = Object.groupBy(held, ({ scope }) => scope);
  return (
    <Root>
      {scopes.map((scope) => {
        const shortcuts = groups[scope];
        return shortcuts && <ScopeShortcuts key={scope} scope={scope} shortcuts={shortcuts} />;
      })}
    </Root>
  );
}

function ScopeShortcuts({ scope, shortcuts }: { scope: ShortcutScope; shortcuts: readonly Shortcut[] }) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t(messages[scope])}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.id}>
            <dt>{t(shortcut.label)}</dt>
            <dd>
              <KeyCaps keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
