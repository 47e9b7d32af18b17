import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Room for what is painted around the cards: beside a contained box it would be cut off. */
const bleedPixels = 6
const bleed = `${bleedPixels}px`
/** What a stretch is taller than its inside, in pixels. */
export const outside = 2 * bleedPixels

export const group = style({
  padding: bleed,
  marginInline: `-${bleed}`,
  contentVisibility: 'auto',
  // A guess for a stretch that was never seen: thirty cards in one column, or in three.
  containIntrinsicBlockSize: 'auto 5100px',
  '@media': { [media.desk]: { containIntrinsicBlockSize: 'auto 1900px' } },
})

/** The stretches, as far apart as the cards in them are. */
export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `calc(${vars.space.s3} - 2 * ${bleed})`,
  marginBlock: `-${bleed}`,
  '@media': { [media.desk]: { gap: `calc(${vars.space.s4} - 2 * ${bleed})` } },
})
