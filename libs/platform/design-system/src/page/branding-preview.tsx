import { useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { initialsOf } from '../person/initials.ts';
import { slotClasses } from '../theme/plain.ts';
import { resolveBranding, type Branding } from '../tokens/branding.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';
import { messages } from './messages.ts';

const looks = slotClasses({
  base: {
    root: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    },
    figure: { display: 'grid', gap: '2', margin: '0' },
    caption: { color: 'textMuted', fontSize: 'sm' },
    page: { borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden' },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '9',
      paddingInline: '2.5',
      gap: '3',
      '&[data-align=right]': { flexDirection: 'row-reverse' },
    },
    logo: { height: '24px', maxWidth: '60%', objectFit: 'contain' },
    name: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'strong',
      overflowWrap: 'anywhere',
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      paddingInline: '1.5',
      height: '5',
      borderRadius: 'sm',
      fontSize: 'sm',
    },
    body: { display: 'grid', gridTemplateColumns: '5.5rem 1fr' },
    menu: { padding: '1.5', '& > *': { paddingInline: '2', paddingBlock: '0.5', borderRadius: 'sm' } },
    sheet: { borderTopWidth: '1px', borderInlineStartWidth: '1px', borderStartStartRadius: 'md' },
    tab: {
      display: 'inline-block',
      marginInline: '2.5',
      paddingBlock: '1.5',
      borderBottomWidth: '2px',
      fontWeight: 'strong',
    },
    row: {
      paddingInline: '2.5',
      paddingBlock: '1',
      borderBlockWidth: '1px',
      borderInlineStartWidth: '2px',
    },
    button: {
      display: 'inline-block',
      margin: '2.5',
      paddingInline: '3',
      paddingBlock: '1.5',
      borderRadius: 'md',
      fontWeight: 'strong',
    },
    link: { textDecoration: 'underline' },
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
    <div className={looks().root}>
      <Page mode="light" branding={branding} onLogo={onLogo} />
      <Page mode="dark" branding={branding} onLogo={undefined} />
    </div>
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
  const palette = mode === 'dark' ? darkColors : lightColors;
  const filled: CSSProperties = { background: colors.brand, color: colors.brandContrast };
  const lines: CSSProperties = { borderColor: palette.border };
  const ratioOf = (one: string, other: string) =>
    formatNumber(contrastRatio(one, other), { maximumFractionDigits: 1 });
  const ratios = {
    button: ratioOf(colors.brand, colors.brandContrast),
    menu: ratioOf(colors.sidebar, colors.sidebarContrast),
  };
  return (
    <figure className={looks().figure}>
      <div className={looks().page} style={{ background: palette.canvas, color: palette.text, ...lines }}>
        <div
          className={looks().bar}
          data-align={branding.align_logo}
          style={{ background: colors.bar, color: colors.barContrast }}
        >
          <Logo branding={branding} onLogo={onLogo} mark={filled} />
          <span>{t(messages.previewPerson)}</span>
        </div>
        <div className={looks().body}>
          <div className={looks().menu} style={{ background: colors.sidebar, color: colors.sidebarContrast }}>
            <div style={{ background: colors.sidebarCurrent, color: colors.sidebarCurrentContrast }}>
              {t(messages.previewCurrent)}
            </div>
            <div>{t(messages.previewMenu)}</div>
          </div>
          <div className={looks().sheet} style={{ background: palette.surface, ...lines }}>
            <span className={looks().tab} style={{ borderColor: colors.brand }}>
              {t(messages.previewTab)}
            </span>
            <div
              className={looks().row}
              style={{ background: colors.brandSubtle, ...lines, borderInlineStartColor: colors.brand }}
            >
              <span className={looks().link} style={{ color: colors.brandText }}>
                {t(messages.previewLink)}
              </span>
            </div>
            <span className={looks().button} style={filled}>
              {t(messages.previewButton)}
            </span>
          </div>
        </div>
      </div>
      <figcaption className={looks().caption}>
        {t(mode === 'dark' ? messages.previewDark : messages.previewLight, ratios)}
      </figcaption>
    </figure>
  );
}

type LogoProps = Omit<PageProps, 'mode'> & { mark: CSSProperties };

function Logo({ branding, onLogo, mark }: LogoProps) {
  const { logo_url: address, short_name: name } = branding;
  const [broken, setBroken] = useState<string>();
  if (!address || broken === address)
    return (
      <span className={looks().name}>
        <span className={looks().mark} aria-hidden style={mark}>
          {initialsOf(name)}
        </span>
        <span>{name}</span>
      </span>
    );
  const tell = (isShown: boolean) => {
    if (!isShown) setBroken(address);
    onLogo?.(address, isShown);
  };
  return (
    <img
      className={looks().logo}
      src={address}
      alt={name}
      onLoad={() => tell(true)}
      onError={() => tell(false)}
    />
  );
}
