import type { Choice } from '@dosar/design-system';
import { materialColors } from '@dosar/kernel/material-colors';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { hueMessages } from './hue-messages.ts';

type Hue = keyof typeof hueMessages;

function isHue(name: string): name is Hue {
  return name in hueMessages;
}

/** Every Material colour in the reader's language; the name that is stored stands beside it. */
export function useColorChoices(): Choice[] {
  const { formatMessage: t } = useIntl();
  return useMemo(
    () =>
      [...materialColors().keys()].map((name) => {
        const [, hue = name, shade = ''] = /^(.*)-(A?\d+)$/.exec(name) ?? [];
        const words = isHue(hue) ? t(hueMessages[hue]) : hue;
        return { value: name, label: `${words} ${shade}`.trim(), hint: name };
      }),
    [t],
  );
}
