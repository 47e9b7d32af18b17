import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** The key of the app, to be read aloud, typed or copied. */
export const secret = style({
  padding: vars.space.s3,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** Some signs of the key; what is between groups is no sign. */
export const group = style({ display: 'inline-block', marginInlineEnd: vars.space.s2 })

export const picture = style(mix.centered)

/** Each in one line; two beside one another where they fit. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.s2,
  padding: vars.space.s4,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
})
