import { Dialog } from '@dosar/design-system';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkCode } from './link-code.tsx';
import { sendingMessages as messages } from './sending-messages.ts';

type ShownLink = { url: string; side: 'a' | 'b' };

const ShowLink = createContext<(link: ShownLink) => void>(() => undefined);

/** Shows a link in a window of the section, which stays when the first link begins the statement. */
export const useShowLink = () => useContext(ShowLink);

export function ShownLinkWindow({ children }: { children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const [link, setLink] = useState<ShownLink>();
  return (
    <ShowLink value={setLink}>
      {children}
      {link !== undefined && (
        <Dialog
          open
          size="small"
          title={t(messages.code, { side: link.side.toUpperCase() })}
          onClose={() => setLink(undefined)}
        >
          <LinkCode {...link} />
        </Dialog>
      )}
    </ShowLink>
  );
}
