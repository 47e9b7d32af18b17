import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** What this is for, and on a desk beside it the way to another search. */
export const head = style({
  ...mix.column('s4'),
  '@media': { [media.tablet]: { ...mix.row('s6'), flexDirection: 'row', justifyContent: 'space-between' } },
})
export const lead = style({ ...mix.column('s1'), minInlineSize: 0 })
export const count = style({ ...mix.type({ size: 'title', weight: 'bold', line: 'tight', tracking: 'tight' }) })
export const start = style({ flexShrink: 0 })

export const facts = style({ ...mix.column('s1'), flex: '1 1 18rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** At the end of the row where both have room, else below. */
export const acts = style({ ...mix.wrappingRow('s1') })
