import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Room for shadows and focus rings, which containment would cut off. */
const bleedPixels = 6
const bleed = `${bleedPixels}px`
/** How much taller a group is than its content, in pixels. */
export const outside = 2 * bleedPixels

export const group = style({
  padding: bleed,
  marginInline: `-${bleed}`,
  contentVisibility: 'auto',
  // A guess for a group that was never rendered: thirty cards in one column, or in three.
  containIntrinsicBlockSize: 'auto 5100px',
  '@media': { [media.desk]: { containIntrinsicBlockSize: 'auto 1900px' } },
})

/** The groups, spaced like the cards inside them. */
export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${vars.space.s3} - 2 * ${bleed})`,
  marginBlock: `-${bleed}`,
  '@media': { [media.desk]: { gap: `calc(${vars.space.s4} - 2 * ${bleed})` } },
})
