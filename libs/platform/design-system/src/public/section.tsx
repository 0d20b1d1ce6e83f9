import { useId, type ReactNode } from 'react';
import { Heading } from './heading.tsx';

type SectionProps = {
  /** What a link within the page leads to. */
  id?: string;
  title: string;
  /** A few quiet words beside the title, such as "3 of 6". */
  aside?: string;
  children: ReactNode;
};

/** A part of the page under its own title, set apart by a line. */
export function Section({ id, title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className="dosar-section" aria-labelledby={titleId}>
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
