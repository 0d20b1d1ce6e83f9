import { useId, useState, type ReactNode } from 'react';

type DisclosureProps = { label: string; children: ReactNode };

/** A line that unfolds what not everybody needs. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <div className="dosar-disclosure">
      <button
        type="button"
        className="dosar-disclosure-toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <span className="dosar-disclosure-mark" aria-hidden="true" />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
