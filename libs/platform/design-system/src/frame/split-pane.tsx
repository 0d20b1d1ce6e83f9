import { Splitter, type SplitterRootProps } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { keptAtom } from '../kept/kept-atom.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { messages } from './messages.ts';
import { PaneWidth } from './pane-width.ts';
import { splitPaneRecipe } from './split-pane-recipe.ts';

/** Widths of a pane in px: narrower its fields would break, wider the list would have no room. */
const narrowest = 360;
const widest = 720;
const usual = 440;

const panels = [
  { id: 'list', minSize: '320px' },
  { id: 'pane', minSize: `${narrowest}px`, maxSize: `${widest}px`, resizeBehavior: 'preserve-pixel-size' },
] satisfies SplitterRootProps['panels'];

function isWidth(kept: unknown): kept is number {
  return typeof kept === 'number' && kept >= narrowest && kept <= widest;
}

export type SplitPaneProps = {
  /** The browser keeps the width under this name, such as `dosar.approvals.pane`. */
  keepAs: string;
  /** The name of the pane for screen readers. */
  label: string;
  list: ReactNode;
  /** What is open; below 960 px it stands in place of the list. Without it the list has the whole width. */
  pane: ReactNode;
};

/**
 * A list and beside it what is open, with a handle between them: it is dragged, or moved with the arrow keys, between 360 and
 * 720 px; a double click puts it back to 440. The browser keeps the width.
 */
export function SplitPane({ keepAs, label, list, pane }: SplitPaneProps) {
  const { formatMessage: t } = useIntl();
  const [width, setWidth] = useAtom(keptAtom(keepAs, { initial: usual, isValid: isWidth }));
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<number>();
  const isAlone = useIsPhone();
  if (!pane) return list;
  if (isAlone) return <section aria-label={label}>{pane}</section>;

  // Zag reports shares of the whole in percent, whatever the sizes were given in.
  const pixelsOf = ([, share = 0]: readonly number[]) => Math.round(((root?.clientWidth ?? 0) * share) / 100);
  const keep = (pixels: number) => {
    setDragged(undefined);
    if (isWidth(pixels)) setWidth(pixels);
  };
  const all = root?.clientWidth;
  return (
    <Splitter.Root
      recipe={splitPaneRecipe}
      ref={setRoot}
      panels={panels}
      size={dragged === undefined ? sizesFor(width, all) : sizesFor(dragged, all)}
      keyboardResizeBy={16}
      onResize={({ size }) => setDragged(pixelsOf(size))}
      onResizeEnd={({ size }) => keep(pixelsOf(size))}
    >
      <Splitter.Panel id="list">{list}</Splitter.Panel>
      <Splitter.ResizeTrigger
        id="list:pane"
        aria-label={t(messages.width)}
        aria-valuetext={t(messages.pixels, { width: dragged ?? width })}
        onDoubleClick={() => keep(usual)}
      >
        <Splitter.ResizeTriggerSeparator />
        <Splitter.ResizeTriggerIndicator />
        {dragged !== undefined && <PaneWidth aria-hidden>{t(messages.pixels, { width: dragged })}</PaneWidth>}
      </Splitter.ResizeTrigger>
      <Splitter.Panel id="pane" asChild>
        <aside aria-label={label}>{pane}</aside>
      </Splitter.Panel>
    </Splitter.Root>
  );
}

/** The sizes as Zag takes them; before the first measure the list has the rest in proportion to a usual window. */
function sizesFor(width: number, all = 1200): SplitterRootProps['size'] {
  const share = Math.min(70, (100 * width) / all);
  return [100 - share, share];
}
