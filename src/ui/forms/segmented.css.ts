import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  padding: vars.space.s1,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  selectors: { '[aria-invalid="true"] > &': { boxShadow: `0 0 0 2px ${vars.color.danger}` } },
})

export const segment = style({
  position: 'relative',

  // Of one width, and below one another where the words leave no room for that.
  flex: '1 1 0',
  ...mix.centered,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
  color: vars.color.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:has(:checked)': { background: vars.color.segment, color: vars.color.accentText, boxShadow: vars.elevation.low },
    '&:has(:focus-visible)': mix.innerFocus,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { border: `${vars.size.borderStrong} solid Highlight` } } },
  },
})

/** The real radio button covers its segment, invisibly. */
export const segmentInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
