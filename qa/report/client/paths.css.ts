import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../src/ui/theme/media.ts'
import { vars } from '../../../src/ui/theme/theme.css.ts'

const { color, elevation, font, radius, size, space } = vars

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2, padding: 0 })

export const entry = style({
  background: color.raised,
  borderRadius: radius.medium,
  boxShadow: elevation.low,
  paddingInline: space.s4,
})
export const failedEntry = style([entry, { borderInlineStart: `4px solid ${color.danger}` }])
globalStyle(`${entry}[open]`, { paddingBlockEnd: space.s4 })

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  listStyle: 'none',
})
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' })
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const scene = style({ color: color.muted, fontSize: font.size.small })
export const runs = style({ display: 'flex', flexWrap: 'wrap', gap: space.s1, justifyContent: 'end' })

export const steps = style({ display: 'grid', padding: 0, paddingBlockEnd: space.s3 })
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  paddingBlock: space.s1,
  fontSize: font.size.small,
})
export const facts = style({ display: 'grid', gap: space.s2, paddingBlockEnd: space.s3, fontSize: font.size.small })
globalStyle(`${facts} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s3 })
globalStyle(`${facts} dt`, { color: color.muted })
globalStyle(`${facts} dd`, { display: 'flex', flexWrap: 'wrap', columnGap: space.s3, overflowWrap: 'anywhere' })
export const event = style({ fontWeight: font.weight.semibold })
export const state = style({ color: color.accentText })
export const time = style({
  marginInlineStart: 'auto',
  color: color.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
})
export const error = style({
  flexBasis: '100%',
  marginBlockStart: `${space.s2} !important`,
  padding: space.s3,
  color: color.danger,
  background: color.dangerSoft,
  borderRadius: radius.small,
})

export const failedRun = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const runTitle = style({ fontSize: font.size.body, paddingBlock: space.s2 })
export const shot = style({ display: 'grid', gap: space.s2, fontSize: font.size.caption, color: color.muted })
globalStyle(`${shot} img`, {
  inlineSize: '260px',
  blockSize: 'auto',
  border: `${size.border} solid ${color.line}`,
  borderRadius: radius.small,
})

export const command = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  padding: space.s3,
  background: color.sunken,
  borderRadius: radius.small,
})
export const commandAbout = style({ flexBasis: '100%', color: color.muted, fontSize: font.size.caption })
export const commandText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const copy = style({
  minBlockSize: '36px',
  paddingInline: space.s3,
  color: color.onAccent,
  background: color.accent,
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
})
export const anchor = style({ display: 'inline-block', paddingBlockStart: space.s2, fontSize: font.size.caption })

export const again = style({ marginBlock: `${space.s3} !important`, fontSize: font.size.small })
