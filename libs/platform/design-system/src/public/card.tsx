import { useId, type ReactNode } from 'react';
import { Heading } from './heading.tsx';

type CardProps = {
  title?: string;
  /** `task` marks the one card that asks the reader to do something. */
  tone?: 'plain' | 'task';
  children: ReactNode;
};

/** One answer or one question, set apart by a border. */
export function Card({ title, tone = 'plain', children }: CardProps) {
  const titleId = useId();
  return (
    <section className={`dosar-card dosar-card-${tone}`} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
      ) : null}
      {children}
    </section>
  );
}
