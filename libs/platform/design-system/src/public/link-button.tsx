import type { ReactNode } from 'react';
import type { ButtonVariant } from './button.tsx';
import { Picture } from './picture.tsx';

type LinkButtonProps = {
  href: string;
  variant?: ButtonVariant;
  /** Words for "opens in a new tab"; their presence is what opens the new tab. */
  newTabHint?: string;
  children: ReactNode;
};

/** A link that looks like a button because following it is the next step. */
export function LinkButton({ href, variant = 'secondary', newTabHint, children }: LinkButtonProps) {
  return (
    <a
      className={`dosar-button dosar-button-${variant}`}
      href={href}
      target={newTabHint ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      {children}
      {newTabHint ? (
        <>
          <span className="dosar-visually-hidden"> ({newTabHint})</span>
          <Picture name="newTab" size={18} />
        </>
      ) : null}
    </a>
  );
}
