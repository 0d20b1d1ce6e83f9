import { BrandingPreview, type BrandingPreviewProps } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { isSecureAddress } from '@dosar/kernel/secure-address';
import type { BrandingAnswers } from './branding-answers.ts';

/** The looks that are being typed; the address of a logo only once it may be led to. */
export function DraftPreview({ onLogo }: Pick<BrandingPreviewProps, 'onLogo'>) {
  const { short_name, align_logo, material_color, sidebar, theme, logo_url } = useAnswers<BrandingAnswers>();
  return (
    <BrandingPreview
      branding={{
        short_name,
        align_logo,
        material_color,
        sidebar,
        theme,
        ...(isSecureAddress(logo_url) && { logo_url }),
      }}
      {...(onLogo && { onLogo })}
    />
  );
}
