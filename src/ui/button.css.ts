import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s6,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.medium,
  ...mix.type({ size: 'body', weight: 'semibold', line: 'tight' }),
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(0.985)' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      cursor: 'not-allowed',
      color: vars.color.muted,
      background: vars.color.sunken,
      borderColor: 'transparent',
      boxShadow: 'none',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
})

const hover = (background: string) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background } } } },
})

export const button = styleVariants({
  primary: [
    base,
    {
      color: vars.color.onAccent,
      background: vars.color.accent,
      boxShadow: vars.elevation.low,
      ...hover(vars.color.accentHover),
    },
  ],
  plain: [
    base,
    {
      color: vars.color.accentText,
      background: vars.color.raised,
      borderColor: vars.color.lineStrong,
      ...hover(vars.color.accentSoft),
    },
  ],
  /** On a tint of its own: one of several in a list. */
  soft: [
    base,
    {
      color: vars.color.accentText,
      background: vars.color.accentSoft,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.s4,
      ...hover(vars.color.accentEdge),
    },
  ],
  quiet: [
    base,
    {
      color: vars.color.accentText,
      background: 'transparent',
      paddingInline: vars.space.s4,
      ...hover(vars.color.accentSoft),
    },
  ],
  /** Takes something away, among buttons that matter more. */
  quietDanger: [
    base,
    {
      color: vars.color.danger,
      background: 'transparent',
      paddingInline: vars.space.s3,
      ...hover(vars.color.dangerSoft),
    },
  ],
  danger: [base, { color: vars.color.onDanger, background: vars.color.dangerFill, boxShadow: vars.elevation.low }],
})

/** `phone`: the whole width on a phone, a fixed least width on more room. */
export const width = styleVariants({
  auto: {},
  phone: { inlineSize: '100%', '@media': { [media.tablet]: { inlineSize: 'auto', minInlineSize: '200px' } } },
  full: { inlineSize: '100%' },
})

/** The label keeps its room while the spinner lies over it, so that the button keeps its width. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
})

export const working = style({ position: 'absolute', inset: 0, ...mix.centered })

const iconBase = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  ...mix.square(vars.size.touch),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.5 } },
})

export const iconButton = styleVariants({
  plain: [iconBase, { color: vars.color.muted, ...hover(vars.color.sunken) }],
  accent: [iconBase, { color: vars.color.accentText, ...hover(vars.color.accentSoft) }],
  danger: [iconBase, { color: vars.color.danger, ...hover(vars.color.dangerSoft) }],
  /** Round and raised, such as the filter of a list. */
  raised: [
    iconBase,
    {
      color: vars.color.accentText,
      background: vars.color.raised,
      boxShadow: vars.elevation.low,
      border: mix.edge,
      ...hover(vars.color.accentSoft),
    },
  ],
  onHeader: [
    iconBase,
    {
      color: vars.color.onHeader,
      ...hover(`color-mix(in srgb, ${vars.color.onHeader} 14%, transparent)`),
      selectors: { '&:focus-visible': { outlineColor: vars.color.onHeader, outlineOffset: '-2px' } },
    },
  ],
})

const withLabel = {
  ...mix.row('s2'),
  inlineSize: 'auto',
  paddingInline: vars.space.s4,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  whiteSpace: 'nowrap',
} as const
/** An icon button whose label has room beside it on a desk. */
export const labeled = style({ '@media': { [media.desk]: withLabel } })
/** The narrowest phones show the icon alone. */
const notNarrow = 'screen and (min-width: 360px)'
export const everywhere = style({ '@media': { [notNarrow]: withLabel } })
export const beside = style({
  display: 'none',
  color: vars.color.text,
  '@media': {
    [media.desk]: { display: 'inline' },
    [notNarrow]: { selectors: { [`${everywhere} > &`]: { display: 'inline' } } },
  },
})
