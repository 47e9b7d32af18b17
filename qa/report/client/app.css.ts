import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../src/ui/theme/media.ts'
import { vars } from '../../../src/ui/theme/theme.css.ts'
import { tones } from './signs.css.ts'

const { color, elevation, font, radius, size, space } = vars

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s6,
  paddingInline: space.s6,
  minBlockSize: size.header,
  color: color.onHeader,
  background: `linear-gradient(${color.headerStart}, ${color.headerEnd})`,
  boxShadow: elevation.low,
  '@media': { [media.desk]: { flexWrap: 'nowrap' }, 'screen and (max-width: 899px)': { paddingInline: space.s4 } },
})

export const brand = style({
  color: 'inherit',
  textDecoration: 'none',
  fontSize: font.size.lead,
  fontWeight: font.weight.bold,
  paddingBlock: space.s3,
  whiteSpace: 'nowrap',
})
export const brandRest = style({ fontWeight: font.weight.regular, opacity: 0.85 })

export const nav = style({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  gap: space.s1,
  marginInlineStart: `calc(-1 * ${space.s3})`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: size.touch,
  paddingInline: space.s3,
  color: 'inherit',
  textDecoration: 'none',
  borderBlockEnd: '3px solid transparent',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { borderBlockEndColor: 'currentcolor', fontWeight: font.weight.semibold },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: color.onHeader, outlineOffset: '-4px' },
  },
})

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s8,
  maxInlineSize: '1440px',
  marginInline: 'auto',
  padding: space.s6,
  '@media': { 'screen and (max-width: 899px)': { padding: space.s4, gap: space.s6 } },
})

const verdictBase = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s6,
  borderRadius: radius.large,
  borderInlineStart: `6px solid currentcolor`,
})
export const verdict = styleVariants({ well: tones.well, failed: tones.failed }, (tone) => [verdictBase, tone])
globalStyle(`${verdictBase} > p`, { color: color.text })

export const title = style({ display: 'grid', gap: space.s2 })
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const h1 = style({ fontSize: font.size.display, letterSpacing: font.tracking.tight })
export const h2 = style({ fontSize: font.size.title })
export const quiet = style({ color: color.muted, fontSize: font.size.small, fontWeight: font.weight.regular })
export const plain = style({
  padding: '0 !important',
  display: 'grid',
  gap: space.s1,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  minInlineSize: '16rem',
})
export const prose = style({ display: 'grid', gap: space.s2, maxInlineSize: '75ch', paddingInlineStart: space.s5 })

globalStyle('ul, ol', { paddingInlineStart: space.s5 })
globalStyle('main a', { color: color.accentText })
globalStyle('code, pre', {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
})
globalStyle('pre', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
globalStyle('[data-place]', { scrollMarginBlockStart: `calc(${size.header} + ${space.s12})` })
globalStyle('summary', { cursor: 'pointer' })
globalStyle('details:focus-visible, article:focus-visible', { outline: 'none' })

export const findings = style({
  display: 'grid',
  padding: 0,
  background: color.raised,
  borderRadius: radius.medium,
  boxShadow: elevation.low,
})
export const finding = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  selectors: { '& + &': { borderBlockStart: `${size.border} solid ${color.line}` } },
})

export const scroller = style({
  overflowX: 'auto',
  background: color.raised,
  borderRadius: radius.medium,
  boxShadow: elevation.low,
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: font.size.small })
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.s2} ${space.s3}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${size.border} solid ${color.line}`,
})
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 })
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: font.weight.semibold })
globalStyle(`${table} tbody th`, { fontWeight: font.weight.semibold, whiteSpace: 'nowrap' })
export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const details = style({ display: 'block' })
globalStyle(`${details} > summary`, { paddingBlock: space.s2, color: color.accentText })
export const reasons = style({ display: 'grid', gap: space.s3, paddingBlock: space.s2 })

export const scenes = style({ display: 'grid', gap: space.s1, fontSize: font.size.small })
globalStyle(`${scenes} > div`, { display: 'flex', gap: space.s2 })
globalStyle(`${scenes} dt`, { fontWeight: font.weight.semibold })
globalStyle(`${scenes} dt::after`, { content: '":"' })

export const filterRow = style({
  position: 'sticky',
  insetBlockStart: size.header,
  zIndex: 1,
  marginInline: `calc(-1 * ${space.s4})`,
  paddingInline: space.s4,
  background: color.surface,
  borderBlockEnd: `${size.border} solid ${color.line}`,
  '@media': { 'screen and (max-width: 899px)': { position: 'static' } },
})
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, paddingBlock: space.s2 })
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.muted,
  fontSize: font.size.small,
})
export const select = style({
  minBlockSize: size.touch,
  paddingInline: space.s3,
  color: color.text,
  background: color.raised,
  border: `${size.border} solid ${color.lineStrong}`,
  borderRadius: radius.small,
  '@media': { [media.tablet]: { minBlockSize: '36px' } },
})
