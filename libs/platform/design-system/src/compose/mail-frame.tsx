import { Suspense, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LoadingState } from '../feedback/loading-state.tsx';
import { loadSanitiser } from '../html/load-sanitiser.ts';
import { styled } from '../theme/styled.ts';

const FrameRoot = styled('div', {
  base: {
    position: 'relative',
    maxWidth: 'full',
    '& iframe': {
      width: 'full',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      background: 'white',
    },
    // Tells how high the frame has to be; nobody sees it.
    '& > div': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      visibility: 'hidden',
      pointerEvents: 'none',
      overflow: 'hidden',
    },
  },
});

export type MailFrameProps = {
  /** As it came: it is sanitised again here. */
  html: string;
  /** Names the frame for a screen reader. */
  label: string;
};

/** An e-mail as its sender formatted it, in a frame that may neither run anything, load anything, nor reach this page. */
export function MailFrame(props: MailFrameProps) {
  return (
    <Suspense fallback={<LoadingState count={3} />}>
      <SandboxedMail {...props} />
    </Suspense>
  );
}

const highest = 900;

function SandboxedMail({ html, label }: MailFrameProps) {
  const sanitise = use(loadSanitiser());
  const measure = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  // The page's policy forbids styles inside the frame; this old element is the one way left to choose the letters.
  const clean = sanitise(`<font face="sans-serif">${html}</font>`, 'message');
  useLayoutEffect(
    function measureMail() {
      setHeight(Math.min((measure.current?.scrollHeight ?? 0) + 40, highest));
    },
    [clean],
  );
  // Set here and not as an attribute: where the browser enforces Trusted Types, only the sanitiser's own value is taken.
  const fillFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = clean;
    },
    [clean],
  );
  return (
    <FrameRoot>
      <div ref={measure} aria-hidden="true" dangerouslySetInnerHTML={{ __html: clean }} />
      {height !== undefined && <iframe ref={fillFrame} sandbox="" title={label} height={height} />}
    </FrameRoot>
  );
}
