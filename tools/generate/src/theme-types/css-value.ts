type Unit = 'px' | 'rem' | 'em' | 'ch' | 'lh' | '%' | 'vw' | 'vh' | 'dvh' | 's' | 'ms';

type CssFunction =
  | 'calc'
  | 'min'
  | 'max'
  | 'clamp'
  | 'env'
  | 'rgb'
  | 'color-mix'
  | 'linear-gradient'
  | 'repeating-linear-gradient';

type CssKeyword =
  | 'inherit'
  | 'none'
  | 'auto'
  | 'transparent'
  | 'currentColor'
  | 'fit-content'
  | 'min-content'
  | 'max-content'
  | 'stable'
  | 'white'
  | 'black';

/**
 * What a style property accepts beside tokens: a number with its unit, a CSS function, a keyword of CSS, a token in braces, a
 * shadow in colours of the theme.
 *
 * A bare number or word is none of them, so a token that does not exist is a type error.
 */
export type CssValue =
  | `${number}${Unit}`
  | `${CssFunction}(${string})`
  | CssKeyword
  | `${CssKeyword} !important`
  | `{${string}}`
  | `${'inset' | '0'} ${string}{colors.${string}}`;
