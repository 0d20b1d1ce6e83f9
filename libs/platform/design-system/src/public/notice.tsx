import type { ReactNode } from 'react';

type NoticeProps = {
  tone: 'info' | 'success' | 'warning' | 'error';
  /** The sentence that says what happened. */
  title?: string;
  /** What to do now. */
  children?: ReactNode;
};

const marks = { info: 'i', success: '✓', warning: '!', error: '!' } as const;

/** What happened and what to do now; bad news is announced at once. */
export function Notice({ tone, title, children }: NoticeProps) {
  const isUrgent = tone === 'warning' || tone === 'error';
  return (
    <div className={`dosar-notice dosar-notice-${tone}`} role={isUrgent ? 'alert' : 'status'}>
      <span className="dosar-notice-mark" aria-hidden="true">
        {marks[tone]}
      </span>
      <div className="dosar-notice-text">
        {title ? <p className="dosar-notice-title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
    </div>
  );
}
