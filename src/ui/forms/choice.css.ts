import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const { color, motion } = vars

/** The sign of what is chosen: a tick, or a dot. It grows as it comes. */
const tick = 'polygon(14% 47%, 5% 57%, 39% 88%, 95% 24%, 85% 14%, 38% 68%)'

/** Native checkboxes and radio buttons in our own look; where colors are forced, in the browser's. */
export const box = style({
  appearance: 'none',
  ...mix.centered,
  ...mix.square('22px'),
  margin: 0,
  flexShrink: 0,
  border: `${vars.size.borderStrong} solid ${color.lineStrong}`,
  borderRadius: '6px',
  background: color.raised,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  '::before': {
    content: '',
    ...mix.square('14px'),
    background: color.onAccent,
    clipPath: tick,
    transform: 'scale(0)',
    transition: `transform ${motion.quick} ${motion.ease}`,
  },
  selectors: {
    '&[type="radio"]': { borderRadius: vars.radius.round },
    '&[type="radio"]::before': { ...mix.square('8px'), clipPath: 'circle()' },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::before': { transform: 'none' },
    '&[aria-invalid="true"]': { borderColor: color.danger },
    '&:disabled': { borderColor: color.line, background: color.sunken, cursor: 'not-allowed' },
    '&:disabled:checked': { background: color.lineStrong },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:checked, :disabled)': { borderColor: color.muted } } },
    [media.forcedColors]: { appearance: 'auto', '::before': { content: 'none' } },
  },
})

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s3,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})

/** As wide as the headings of other fields. */
export const legend = style({ inlineSize: '100%' })

export const choice = style({
  ...mix.row('s3'),
  minBlockSize: vars.size.touch,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
