import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s4,
  '@media': { [media.desk]: { justifyContent: 'center', gap: vars.space.s5, paddingBlockStart: 0 } },
})

export const tagline = style({
  fontSize: vars.font.size.lead,
  lineHeight: vars.font.line.snug,
  color: vars.color.muted,
  '@media': {
    [media.desk]: {
      whiteSpace: 'pre-line',
      fontSize: vars.font.size.display,
      fontWeight: vars.font.weight.bold,
      lineHeight: vars.font.line.tight,
      letterSpacing: vars.font.tracking.tight,
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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s5,
  '@media': {
    [media.tablet]: {
      inlineSize: '100%',
      maxInlineSize: '440px',
      marginInline: 'auto',
      padding: vars.space.s8,
      border: `${vars.size.border} solid ${vars.color.line}`,
      borderRadius: vars.radius.huge,
      background: vars.color.raised,
      boxShadow: vars.elevation.middle,
    },
  },
})

export const heading = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s1 })
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: vars.color.line },
  },
})

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s3 })
export const mark = style({ inlineSize: vars.space.s10, blockSize: vars.space.s10, flexShrink: 0 })
export const name = style({
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.tight,
})
export const from = style({ stopColor: vars.color.choiceGreenStart })
export const to = style({ stopColor: vars.color.choiceGreenEnd })
export const tick = style({ stroke: vars.color.onChoice })
export const dot = style({ fill: vars.color.coin })
