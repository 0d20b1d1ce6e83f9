import { FormTextField } from '@dosar/forms';

export type AddressFieldProps = { name: 'logo_url' | 'icon_font_url'; label: string; hint: string };

/** The address of something that pages show, or nothing. */
export function AddressField(props: AddressFieldProps) {
  return (
    <FormTextField
      {...props}
      type="text"
      inputMode="url"
      maxLength={2000}
      spellCheck={false}
      autoComplete="off"
      optional
      tidy={(text) => text.trim()}
    />
  );
}
