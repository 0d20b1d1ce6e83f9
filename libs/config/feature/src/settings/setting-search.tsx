import type { SettingsPage } from '@dosar/areas/config';
import { Box, ComboboxField, useShortcuts } from '@dosar/design-system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { findSettings } from './find-settings.ts';
import { messages } from './messages.ts';
import { usePageSettings } from './use-page-settings.ts';

/** Finds a single setting by its name, or a page of the settings, and opens it there. */
export function SettingSearch({ pages }: { pages: readonly SettingsPage[] }) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const known = usePageSettings(pages);
  const [typed, setTyped] = useState('');
  useShortcuts([
    {
      id: 'config.find',
      keys: ['/'],
      label: messages.findKey,
      scope: 'page',
      run: () => field.current?.focus(),
    },
  ]);
  const choices = findSettings(typed, known, t).map(({ address, label, place }) => ({
    value: address,
    label,
    hint: place,
  }));
  return (
    // The list is wider than the column that the field stands in.
    <Box css={{ '& [role=listbox]': { minWidth: 'min(20rem, 80vw)' } }}>
      <ComboboxField
        ref={field}
        label={t(messages.find)}
        labelHidden
        placeholder={t(messages.placeholder)}
        choices={choices}
        value=""
        onSearch={setTyped}
        remote={{
          chosen: undefined,
          words: typed.trim() === '' ? t(messages.type) : t(messages.nothing, { text: typed.trim() }),
          isBusy: false,
        }}
        onValueChange={(address) => {
          setTyped('');
          if (address !== '') void navigate(address);
        }}
      />
    </Box>
  );
}
