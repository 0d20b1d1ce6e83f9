import { useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '../theme/styled.ts';
import { resolveBranding, type Branding } from '../tokens/branding.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';
import { messages } from './messages.ts';

const Root = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    '& figure': { display: 'grid', gap: '2', margin: '0' },
    '& figcaption': { color: 'textMuted', fontSize: 'sm' },
    '& [data-slot=page]': { borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden' },
    '& [data-slot=bar]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '12',
      paddingInline: '4',
      gap: '3',
    },
    '& [data-slot=bar][data-align=right]': { flexDirection: 'row-reverse' },
    '& [data-slot=name]': { fontSize: 'lg', fontWeight: 'strong', overflowWrap: 'anywhere' },
    '& [data-slot=bar] img': { height: '32px', maxWidth: '60%', objectFit: 'contain' },
    '& [data-slot=body]': { display: 'grid', gridTemplateColumns: '6rem 1fr', minHeight: '20' },
    '& [data-slot=body] > *': { padding: '3' },
    '& [data-slot=button]': {
      display: 'inline-block',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'md',
      fontWeight: 'strong',
    },
    '& [data-slot=link]': { textDecoration: 'underline', marginTop: '3' },
  },
});

/** Looks that somebody is thinking about. */
export type BrandingDraft = Branding & {
  short_name: string;
  /** Where the logo is; absent or not to be trusted, the name stands in its place. */
  logo_url?: string | undefined;
  align_logo: 'left' | 'right';
};

export type BrandingPreviewProps = {
  branding: BrandingDraft;
  /** Told whether the browser could show the logo at this address. */
  onLogo?: (address: string, isShown: boolean) => void;
};

/** The frame of the product in an organisation's colours, light and dark, before anybody else sees it. */
export function BrandingPreview({ branding, onLogo }: BrandingPreviewProps) {
  return (
    <Root>
      <Page mode="light" branding={branding} onLogo={onLogo} />
      <Page mode="dark" branding={branding} onLogo={undefined} />
    </Root>
  );
}

type PageProps = {
  mode: 'light' | 'dark';
  branding: BrandingDraft;
  onLogo: BrandingPreviewProps['onLogo'] | undefined;
};

// The colours are written out: the tokens of the page around mean the organisation as it is now.
function Page({ mode, branding, onLogo }: PageProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const colors = resolveBranding(branding)[mode];
  const surface = mode === 'dark' ? darkColors : lightColors;
  const filled: CSSProperties = { background: colors.brand, color: colors.brandContrast };
  const ratio = contrastRatio(colors.brand, colors.brandContrast);
  return (
    <figure>
      <div
        data-slot="page"
        style={{ background: surface.surface, color: surface.text, borderColor: surface.border }}
      >
        <div data-slot="bar" data-align={branding.align_logo} style={filled}>
          <Logo branding={branding} onLogo={onLogo} />
          <span>{t(messages.previewPerson)}</span>
        </div>
        <div data-slot="body">
          <div style={{ background: colors.sidebar, color: colors.sidebarContrast }}>
            {t(messages.previewMenu)}
          </div>
          <div>
            <span data-slot="button" style={filled}>
              {t(messages.previewButton)}
            </span>
            <div data-slot="link" style={{ color: colors.brandText }}>
              {t(messages.previewLink)}
            </div>
          </div>
        </div>
      </div>
      <figcaption>
        {t(mode === 'dark' ? messages.previewDark : messages.previewLight, {
          ratio: formatNumber(ratio, { maximumFractionDigits: 1 }),
        })}
      </figcaption>
    </figure>
  );
}

function Logo({ branding, onLogo }: Omit<PageProps, 'mode'>) {
  const { logo_url: address, short_name: name } = branding;
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address) return <span data-slot="name">{name}</span>;
  const tell = (isShown: boolean) => {
    if (!isShown) setBroken(address);
    onLogo?.(address, isShown);
  };
  return <img src={address} alt={name} onLoad={() => tell(true)} onError={() => tell(false)} />;
}
