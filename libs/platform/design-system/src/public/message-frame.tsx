import { Suspense, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { loadSanitiser } from '../html/load-sanitiser.ts';
import { Skeleton } from './skeleton.tsx';

type MessageFrameProps = {
  html: string;
  /** Names the frame for a screen reader. */
  label: string;
};

function SandboxedMessage({ html, label }: MessageFrameProps) {
  const sanitise = use(loadSanitiser());
  const paper = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  // The page's policy forbids styles inside the frame; this old element is the one way left to choose the letters.
  const clean = sanitise(`<font face="sans-serif">${html}</font>`, 'message');

  useLayoutEffect(
    function measureMessage() {
      setHeight(paper.current?.scrollHeight);
    },
    [clean],
  );
  const fillFrame = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = clean;
    },
    [clean],
  );

  return (
    <div className="dosar-message">
      {/* A frame that began without height may stay unpainted, so it comes only when its height is known. */}
      {height === undefined ? null : (
        <iframe ref={fillFrame} className="dosar-message-frame" sandbox="" title={label} style={{ height }} />
      )}
      {/* A frame is cut where the sheet ends, so paper gets the same message as flowing text; it also tells the height. */}
      <div
        ref={paper}
        aria-hidden="true"
        className="dosar-message-paper"
        dangerouslySetInnerHTML={{ __html: clean }}
      />
    </div>
  );
}

/** An e-mail as it came, in a frame that may neither run anything nor reach this page. */
export function MessageFrame(props: MessageFrameProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <SandboxedMessage {...props} />
    </Suspense>
  );
}
