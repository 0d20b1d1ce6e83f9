import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'error';
  /** The sentence that says what happened. */
  title?: string;
  /** What to do now. */
  children?: ReactNode;
};

/** What happened and what to do now; bad news is announced at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const isUrgent = tone === 'warning' || tone === 'error';
  return (
    <div className={`dosar-notice dosar-notice-${tone}`} role={isUrgent ? 'alert' : 'status'}>
      <Picture name={tone} />
      <div className="dosar-notice-text">
        {title ? <p className="dosar-notice-title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
