import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Heading } from './heading.tsx';

/** One line of the head of a printed page: what it is called and what it is. */
export type PrintFact = { label: string; value: string };

type PrintPageProps = {
  title: string;
  facts: readonly PrintFact[];
  printLabel: string;
  /** Whose page it is; stands above everything on the paper. */
  issuer?: string | undefined;
  children: ReactNode;
};

/** A page made for A4 paper: its head says what it is, the button is for the screen only. */
export function PrintPage({ title, facts, printLabel, issuer, children }: PrintPageProps) {
  return (
    <article className="dosar-print-page">
      {issuer === undefined ? null : <p className="dosar-print-issuer">{issuer}</p>}
      <header className="dosar-print-head">
        <Heading level={1}>{title}</Heading>
        <div className="dosar-print-action">
          <Button variant="primary" onClick={() => window.print()}>
            {printLabel}
          </Button>
        </div>
        <dl className="dosar-print-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {children}
    </article>
  );
}
