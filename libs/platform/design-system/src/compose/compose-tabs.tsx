import { defineSlotRecipe, Tabs } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { toneOfSlot, type ComposeTone } from './compose-recipe.ts';

// The open tab has the colour of its box.
const recipe = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '1', overflowX: 'auto' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2.5',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderBottomWidth: '0',
      borderTopRadius: 'md',
      color: 'textMuted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&[aria-selected=true]': {
        background: 'var(--compose-background)',
        borderColor: 'var(--compose-border)',
        color: 'var(--compose-color)',
        fontWeight: 'strong',
      },
    },
  },
  variants: { tone: toneOfSlot('root') },
});

/** A channel to write in. */
export type ComposeTab = { id: string; label: string; icon: IconName; tone: ComposeTone };

export type ComposeTabsProps = {
  label: string;
  tabs: readonly ComposeTab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The id of the panel that the tabs change. */
  panelId: string;
};

/** One tab for each channel that something can be written in; arrow keys walk them. */
export function ComposeTabs({ label, tabs, chosen, onChoose, panelId }: ComposeTabsProps) {
  const tone = tabs.find(({ id }) => id === chosen)?.tone ?? 'plain';
  return (
    <Tabs.Root
      recipe={recipe}
      {...{ tone }}
      value={chosen}
      onValueChange={({ value }) => onChoose(value)}
      // The panel is the caller's: its content is fetched with its channel.
      ids={{ content: () => panelId }}
    >
      <Tabs.List aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Trigger key={tab.id} value={tab.id}>
            <Icon name={tab.icon} /> {tab.label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
