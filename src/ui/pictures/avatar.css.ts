import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  fontWeight: vars.font.weight.semibold,
  userSelect: 'none',
})

/** The initials belong to the picture: with larger text they would be cut at its edge, so they grow with it alone. */
const drawn = (size: string) => ({ ...mix.square(size), fontSize: `calc(${size} * 0.38)` })
const round = (size: string) => [base, drawn(size)]

export const avatar = styleVariants({
  tiny: round('28px'),
  small: round('36px'),
  medium: round(vars.space.s12),
  large: round(vars.size.avatarLarge),
  /** The sign on the page of a business, whose corners its frame rounds. */
  sign: [base, { ...drawn('80px'), borderRadius: 0, '@media': { [media.desk]: drawn(vars.size.tile) } }],
})

/** Behind and of the initials, so that people without a picture differ. */
export const tones = [
  style({ background: vars.color.openFill, color: vars.color.openText }),
  style({ background: vars.color.inprogressFill, color: vars.color.inprogressText }),
  style({ background: vars.color.completedFill, color: vars.color.completedText }),
  style({ background: vars.color.expiredFill, color: vars.color.expiredText }),
]

export const logo = style({ borderRadius: vars.radius.medium })

export const picture = style({ position: 'absolute', inset: 0, ...mix.square('100%'), objectFit: 'cover' })
