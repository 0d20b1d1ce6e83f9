import { useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { initialsOf } from '../person/initials.ts';
import { slotClasses } from '../theme/plain.ts';
import { resolveBranding, type Branding } from '../tokens/branding.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';
import { inkOf } from './logo-ink.ts';
import { brandingMessages } from './branding-messages.ts';
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
    warning: { display: 'block', color: 'warning', fontWeight: 'strong' },
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

/** Below this a logo melts into the bar on which it stands. */
const leastLogoContrast = 1.6;

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
  /** What a browser sees of a logo; for tests, where nothing is drawn. */
  seeInk?: typeof inkOf;
};

/** The frame of the product in an organisation's colours, light and dark, before anybody else sees it. */
export function BrandingPreview({ branding, onLogo, seeInk = inkOf }: BrandingPreviewProps) {
  const [seen, setSeen] = useState<{ address: string; ink: string | undefined }>();
  const ink = seen?.address === branding.logo_url ? seen?.ink : undefined;
  const look = (address: string, picture: HTMLImageElement) => setSeen({ address, ink: seeInk(picture) });
  return (
    <div className={looks().root}>
      <Page mode="light" branding={branding} ink={ink} onLogo={onLogo} onPicture={look} />
      <Page mode="dark" branding={branding} ink={ink} onLogo={undefined} onPicture={undefined} />
    </div>
  );
}

type PageProps = {
  mode: 'light' | 'dark';
  branding: BrandingDraft;
  /** The colour of the logo, where it is known. */
  ink: string | undefined;
  onLogo: BrandingPreviewProps['onLogo'] | undefined;
  onPicture: ((address: string, picture: HTMLImageElement) => void) | undefined;
};

// The colours are written out: the tokens of the page around mean the organisation as it is now.
function Page({ mode, branding, ink, onLogo, onPicture }: PageProps) {
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
          <Logo branding={branding} onLogo={onLogo} onPicture={onPicture} mark={filled} />
          <span>{t(brandingMessages.previewPerson)}</span>
        </div>
        <div className={looks().body}>
          <div className={looks().menu} style={{ background: colors.sidebar, color: colors.sidebarContrast }}>
            <div style={{ background: colors.sidebarCurrent, color: colors.sidebarCurrentContrast }}>
              {t(brandingMessages.previewCurrent)}
            </div>
            <div>{t(brandingMessages.previewMenu)}</div>
          </div>
          <div className={looks().sheet} style={{ background: palette.surface, ...lines }}>
            <span className={looks().tab} style={{ borderColor: colors.brand }}>
              {t(brandingMessages.previewTab)}
            </span>
            <div
              className={looks().row}
              style={{ background: colors.brandSubtle, ...lines, borderInlineStartColor: colors.brand }}
            >
              <span className={looks().link} style={{ color: colors.brandText }}>
                {t(brandingMessages.previewLink)}
              </span>
            </div>
            <span className={looks().button} style={filled}>
              {t(brandingMessages.previewButton)}
            </span>
          </div>
        </div>
      </div>
      <figcaption className={looks().caption}>
        {t(mode === 'dark' ? messages.previewDark : messages.previewLight, ratios)}
        {ink !== undefined && contrastRatio(ink, colors.bar) < leastLogoContrast && (
          <span className={looks().warning} role="status">
            {t(brandingMessages.previewLogo)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type LogoProps = Omit<PageProps, 'mode' | 'ink'> & { mark: CSSProperties };

function Logo({ branding, onLogo, onPicture, mark }: LogoProps) {
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
      onLoad={(event) => {
        onPicture?.(address, event.currentTarget);
        tell(true);
      }}
      onError={() => tell(false)}
    />
  );
}
