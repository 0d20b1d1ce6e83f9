import { useId, type ReactNode } from 'react';
import { Heading } from './heading.tsx';

type SectionProps = {
  title: string;
  /** A few quiet words beside the title, such as "3 of 6". */
  aside?: string;
  children: ReactNode;
};

/** A part of the page under its own title, set apart by a line. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="dosar-section" aria-labelledby={titleId}>
      <div className="dosar-row">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {aside ? <span className="dosar-hint">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
