import { Dialog as ChakraDialog, FloatingPanel, Portal } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button.tsx';
import { messages } from '../dialog/messages.ts';
import { slotClasses } from '../theme/plain.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { chatSize, floatingRecipe, headRecipe, phoneChatRecipe } from './chat-recipe.ts';

const head = slotClasses(headRecipe);

export type ChatWindowProps = {
  open: boolean;
  title: string;
  /** What the conversation is about, beside the title. */
  about?: ReactNode;
  /** Buttons of one picture, before the one that closes. */
  acts?: ReactNode;
  onClose: () => void;
  /** The conversation, and the `ChatEntry` where it goes on: that has the focus once the window is there. */
  children: ReactNode;
};

/**
 * A conversation beside the page, which stays usable; all of the screen on a phone.
 *
 * Escape closes it from inside only: on the page the same key ends what is done there.
 */
export function ChatWindow(props: ChatWindowProps) {
  const isPhone = useIsPhone();
  if (!props.open) return null;
  return isPhone ? <PhoneChat {...props} /> : <FloatingChat {...props} />;
}

function FloatingChat({ title, about, acts, onClose, children }: ChatWindowProps) {
  const [place] = useState(cornerOfPage);
  const content = useFocusWhileOpen();
  return (
    <FloatingPanel.Root
      recipe={floatingRecipe}
      open
      closeOnEscape
      restoreFocus={false}
      allowOverflow={false}
      defaultSize={chatSize}
      minSize={{ width: 320, height: 280 }}
      defaultPosition={place}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <FloatingPanel.Positioner>
          {/* Beside the page, which keeps its keys. */}
          <FloatingPanel.Content ref={content} tabIndex={-1} data-beside-page="">
            <FloatingPanel.DragTrigger>
              <FloatingPanel.Header>
                <div className={head().root}>
                  <FloatingPanel.Title asChild>
                    <h2>{title}</h2>
                  </FloatingPanel.Title>
                  <HeadEnd about={about} acts={acts} onClose={onClose} />
                </div>
              </FloatingPanel.Header>
            </FloatingPanel.DragTrigger>
            {children}
            <FloatingPanel.ResizeTriggers axes={['n', 'w', 'nw']} />
          </FloatingPanel.Content>
        </FloatingPanel.Positioner>
      </Portal>
    </FloatingPanel.Root>
  );
}

function PhoneChat({ title, about, acts, onClose, children }: ChatWindowProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraDialog.Root
      recipe={phoneChatRecipe}
      open
      initialFocusEl={() => entryIn(content.current)}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} data-window="chat">
            <div className={head().root}>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <HeadEnd about={about} acts={acts} onClose={onClose} />
            </div>
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

function HeadEnd({ about, acts, onClose }: Pick<ChatWindowProps, 'about' | 'acts' | 'onClose'>) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {about && <span className={head().about}>{about}</span>}
      <span className={head().acts}>
        {acts}
        <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
      </span>
    </>
  );
}

/** The lower corner at the end of the page. */
function cornerOfPage() {
  const { width, height, margin } = chatSize;
  return {
    x: Math.max(0, window.innerWidth - width - margin),
    y: Math.max(0, window.innerHeight - height - margin),
  };
}

/** What is written into. */
function entryIn(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>('[data-entry] textarea') ?? null;
}

/** Gives the focus to what is written into, and back to where it was once the window goes. */
function useFocusWhileOpen() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    const opener = document.activeElement;
    const own = content.current;
    entryIn(own)?.focus({ preventScroll: true });
    return () => {
      const focused = document.activeElement;
      // Whoever has gone on working on the page stays there.
      const isFree = !focused || focused === document.body || own?.contains(focused);
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return content;
}
