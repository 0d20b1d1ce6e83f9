import { defineSlotRecipe, Portal, Tooltip } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { tooltipOwner, tooltipUnder, tooltipWords } from './tooltip-props.ts';

const recipe = defineSlotRecipe({
  slots: ['content', 'positioner'],
  base: {
    content: {
      zIndex: 'toast',
      maxWidth: '20rem',
      paddingInline: '2',
      paddingBlock: '1',
      background: 'text',
      color: 'surface',
      borderRadius: 'sm',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
    },
  },
});

/** How long the pointer or the focus rests on a part before its tooltip shows, in milliseconds. */
const rest = 500;

/**
 * The tooltip of the page: one for all parts, because hundreds of icon buttons stand in a list.
 *
 * It shows what `tooltipProps` say of the part under the pointer, and of the part that the keyboard has led to, which `title`
 * never did. A press, Escape or scrolling takes it away.
 */
export function PageTooltip() {
  const owner = useTooltipOwner();
  if (!owner) return null;
  return (
    <Tooltip.Root
      // The place is worked out once for each part.
      key={tooltipWords(owner)}
      recipe={recipe}
      open
      positioning={{ placement: 'bottom', gutter: 6, getAnchorElement: () => owner }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{tooltipWords(owner)}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}

function useTooltipOwner(): Element | undefined {
  const [owner, setOwner] = useState<Element>();
  useEffect(function followPointerAndFocus() {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let awaited: Element | undefined;
    let isByKeyboard = false;
    const hide = () => {
      clearTimeout(timer);
      awaited = undefined;
      setOwner(undefined);
    };
    const wait = (next: Element | undefined) => {
      if (next === awaited) return;
      hide();
      awaited = next;
      if (next) timer = setTimeout(() => next.isConnected && setOwner(next), rest);
    };
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      answer: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, answer, { capture: true, passive: true, signal: stop.signal });

    listen('pointermove', (event) => event.pointerType !== 'touch' && wait(tooltipUnder(event)));
    listen('focusin', ({ target }) => {
      if (isByKeyboard) wait(tooltipOwner(target));
    });
    listen('focusout', hide);
    listen('pointerdown', () => {
      isByKeyboard = false;
      hide();
    });
    listen('scroll', hide);
    listen('keydown', ({ key }) => {
      isByKeyboard = true;
      if (key !== 'Shift') hide();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return owner;
}
