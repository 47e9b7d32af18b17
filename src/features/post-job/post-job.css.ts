import { style } from '@vanilla-extract/css'
import { image } from '../../ui/lists/job-card.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

export const line = style({ color: vars.color.muted, ...mix.type({ size: 'body', line: 'body' }) })

/** How many parts are complete: a bar, and its words at its end. */
export const progress = style({
  ...mix.row('s3'),
  color: vars.color.muted,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
})
export const track = style({
  flex: 1,
  overflow: 'hidden',
  blockSize: vars.space.s1,
  borderRadius: vars.radius.round,
  background: vars.color.line,
})
export const done = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
})

/** The trade that is chosen, until a picture of the job is there. */
export const scene = style([image, { objectFit: 'cover' }])

/** Who is invited, above the fields. */
export const invited = style({
  ...mix.wrappingRow('s3'),
  padding: vars.space.s4,
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
})
export const invitedWords = style({ flex: '1 1 8rem', minInlineSize: 0 })
export const invitedName = style({
  ...mix.type({ size: 'body', weight: 'bold', line: 'snug' }),
  overflowWrap: 'anywhere',
})

/** In the place of what is not typed yet: words, or a bar as long as they may be. */
export const blank = style({ color: vars.color.muted })
const bar = style({ display: 'block', borderRadius: vars.radius.small, background: vars.color.sunken })
export const blankFacts = style([bar, { inlineSize: '60%', blockSize: '0.875rem' }])
export const blankPrice = style([bar, { inlineSize: '72px', blockSize: '1.25rem' }])
