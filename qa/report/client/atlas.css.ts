import { style } from '@vanilla-extract/css'
import { media } from '../../../src/ui/theme/media.ts'
import { vars } from '../../../src/ui/theme/theme.css.ts'

const { color, elevation, font, radius, size, space } = vars

export const states = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  background: color.raised,
  borderRadius: radius.medium,
  boxShadow: elevation.low,
})
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  fontSize: font.size.lead,
})
export const link = style({
  color: `${color.text} !important`,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const scene = style({ color: color.muted, fontSize: font.size.small, fontWeight: font.weight.regular })
export const row = style({
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desk]: { gridTemplateColumns: '80px minmax(0, 1fr)' } },
})
export const language = style({ color: color.muted, fontSize: font.size.small })
export const shots = style({ display: 'flex', gap: space.s3, overflowX: 'auto', padding: '3px', alignItems: 'start' })
export const thumb = style({
  display: 'grid',
  gap: space.s1,
  flexShrink: 0,
  padding: 0,
  color: color.muted,
  background: 'none',
  border: 0,
  cursor: 'zoom-in',
  fontSize: font.size.caption,
})

const picture = {
  blockSize: '248px',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `${size.border} solid ${color.line}`,
  borderRadius: radius.small,
} as const
export const phone = style({ ...picture, inlineSize: '115px' })
export const desk = style({ ...picture, inlineSize: '397px' })
export const caption = style({ display: 'flex', alignItems: 'center', gap: space.s1 })
export const broken = style({
  padding: space.s4,
  color: color.danger,
  background: color.dangerSoft,
  borderRadius: radius.small,
})

export const problems = style({
  display: 'grid',
  gap: space.s3,
  padding: `${space.s4} !important`,
  color: color.text,
  background: color.dangerSoft,
  borderRadius: radius.small,
})
export const summary = style({ paddingBlock: space.s1, color: color.danger })
export const quiet = style({ color: color.muted, fontSize: font.size.caption })
