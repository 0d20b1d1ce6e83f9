import type { ReactNode } from 'react';
import { initialsOf } from '../person/initials.ts';
import { brandingVariables, type Branding } from '../tokens/branding.ts';

/** Whose page it is: its name, its logo and its colour. */
export type PageOwner = Branding & { name: string; logo_url?: string | null };

type PageFrameProps = {
  /** Unknown until the organisation has answered; the frame keeps its height meanwhile. */
  owner?: PageOwner;
  /** What sits at the far end of the brand bar, such as the language switch. */
  actions?: ReactNode;
  /** Who to turn to, shown under every answer. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The one-column page that claimants see, in the colours of the organisation that they deal with. */
export function PageFrame({ owner, actions, footer, children }: PageFrameProps) {
  return (
    <div className="dosar-page" style={brandingVariables(owner)}>
      <header className="dosar-brand-bar">
        <div className="dosar-brand-bar-inner">
          {owner?.logo_url ? (
            <img className="dosar-logo" src={owner.logo_url} alt={owner.name} />
          ) : (
            <span className="dosar-owner">
              {owner ? (
                <span className="dosar-owner-mark" aria-hidden="true">
                  {initialsOf(owner.name)}
                </span>
              ) : null}
              {owner?.name}
            </span>
          )}
          {actions}
        </div>
      </header>
      <main className="dosar-main">{children}</main>
      {footer ? <footer className="dosar-footer">{footer}</footer> : null}
    </div>
  );
}
