import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Unbroken } from '../layout/unbroken.tsx';

type HeadingProps = {
  level: 1 | 2 | 3;
  id?: string;
  /** Moves the focus here when it appears, so that a screen reader announces the new step. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** A title; the only one of level 1 tells what the page answers or asks. */
export function Heading({ level, id, takesFocus = false, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(
    function announceStep() {
      if (takesFocus) heading.current?.focus();
    },
    [takesFocus],
  );
  const Tag = `h${level}` as const;
  return (
    <Tag ref={heading} id={id} tabIndex={takesFocus ? -1 : undefined} className={`dosar-heading-${level}`}>
      <Unbroken>{children}</Unbroken>
    </Tag>
  );
}
