import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const foot = style({ ...mix.column('s3'), marginBlockStart: vars.space.s2 })

/** Its space is always reserved, so that nothing moves when it appears. */
export const progress = style({
  minBlockSize: '1.5em',
  fontSize: vars.font.size.small,
  color: vars.color.muted,
  textAlign: 'center',
})

/** At the bottom edge of a phone's screen, over what scrolls; from a tablet on at the end of the form. */
export const dock = style({
  ...mix.column('s3'),
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.dock,
  marginBlock: `auto calc(-1 * ${vars.space.s8})`,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  padding: `${vars.space.s3} ${vars.size.gutter}`,
  paddingBlockEnd: `max(${vars.space.s3}, env(safe-area-inset-bottom))`,
  background: vars.color.raised,
  boxShadow: vars.elevation.dock,
  '@media': {
    [media.tablet]: { position: 'static', margin: 0, padding: 0, background: 'none', boxShadow: 'none' },
  },
})

export const buttons = style({ ...mix.row('s3') })

export const backwards = style({ flexShrink: 0 })

/** Takes no space in the dock while it is empty, but stays there for screen readers. */
export const dockedProgress = style([
  progress,
  {
    minBlockSize: 0,
    selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.s3})` } },
    '@media': { [media.tablet]: { minBlockSize: '1.5em' } },
  },
])

/** Tall enough for a thumb, in a line of the usual height. */
export const discard = style({
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.s3})`,
  paddingInline: vars.space.s1,
  border: 'none',
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  cursor: 'pointer',
})
