import { style } from '@vanilla-extract/css'
import { image } from '../../ui/lists/job-card.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

/** What such a job looks like, until its own picture is there. */
export const scene = style([image, { objectFit: 'cover', opacity: 0.6 }])

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

/** In the place of what is not typed yet. */
export const blank = style({ color: vars.color.muted })
