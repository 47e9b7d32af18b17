import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** One column on phones; on a desktop, a description of the product beside the form. */
export const columns = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s6,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
      alignItems: 'stretch',
      alignContent: 'center',
      gap: vars.space.s12,
    },
  },
})

export const promise = style({
  ...mix.column('s3'),
  paddingBlockStart: vars.space.s4,
  '@media': { [media.desk]: { justifyContent: 'center', gap: vars.space.s5, paddingBlockStart: 0 } },
})

export const tagline = style({
  ...mix.type({ size: 'lead', line: 'snug' }),
  color: vars.color.muted,
  '@media': {
    [media.desk]: {
      whiteSpace: 'pre-line',
      ...mix.type({ size: 'display', weight: 'bold', line: 'tight', tracking: 'tight' }),
      color: vars.color.text,
    },
  },
})

export const scene = style({
  display: 'none',
  maxInlineSize: '440px',
  '@media': { [media.desk]: { display: 'block' } },
})

export const panel = style({
  ...mix.column('s5'),
  '@media': {
    [media.tablet]: {
      inlineSize: '100%',
      maxInlineSize: '440px',
      marginInline: 'auto',
      padding: vars.space.s8,
      border: mix.edge,
      borderRadius: vars.radius.huge,
      background: vars.color.raised,
      boxShadow: vars.elevation.middle,
    },
  },
})

export const heading = style({ ...mix.column('s1') })
export const or = style({
  ...mix.row('s3'),
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: vars.color.line },
  },
})

/** Where the bar has the name, the page does not repeat it. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [media.bar]: { display: 'none' } },
})
export const mark = style(mix.square(vars.space.s10))
export const name = style({ ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }) })
