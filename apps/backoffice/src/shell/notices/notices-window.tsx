import { NoticeHistory } from '@dosar/design-system';
import type { WindowProps } from '../windows/lazy-window.tsx';

/** The list of past notices, in a file of its own so that only its code is fetched and not all of the design system. */
export function NoticesWindow(props: WindowProps) {
  return <NoticeHistory {...props} />;
}
