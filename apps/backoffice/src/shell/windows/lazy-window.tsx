import { apiQuery, getVersion } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../../new-version/messages.ts';

/** What every window of the shell is told. */
export type WindowProps = { open: boolean; onClose: () => void };

/**
 * A window whose code is fetched by the first who opens it, not with every page.
 *
 * Code that cannot be fetched costs the window, never the page below it; the next try fetches it anew.
 */
export function lazyWindow(load: () => Promise<ComponentType<WindowProps>>) {
  let fetched: ComponentType<WindowProps> | undefined;
  return function LazyWindow(props: WindowProps) {
    const { formatMessage: t } = useIntl();
    const queryClient = useQueryClient();
    const [Window, setWindow] = useState(() => fetched);
    const { open, onClose } = props;

    const tellAndClose = useEffectEvent(() => {
      notify.warning(t(messages.windowMissing));
      onClose();
      // A newer version may be the reason.
      void queryClient.invalidateQueries(apiQuery(getVersion));
    });
    useEffect(
      function fetchOnceOpened() {
        if (!open || Window) return;
        load().then(
          (component) => {
            fetched = component;
            setWindow(() => component);
          },
          () => tellAndClose(),
        );
      },
      [open, Window],
    );
    return Window ? <Window {...props} /> : null;
  };
}
