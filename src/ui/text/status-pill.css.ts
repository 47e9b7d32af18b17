import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const { color } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  paddingBlock: '3px',
  paddingInline: '8px',
  borderRadius: vars.radius.round,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` } },
})

export const pill = styleVariants({
  open: [base, { color: color.openText, background: color.openFill }],
  inprogress: [base, { color: color.inprogressText, background: color.inprogressFill }],
  completed: [base, { color: color.completedText, background: color.completedFill }],
  expired: [base, { color: color.expiredText, background: color.expiredFill }],
  /** Badges beside the status: something to do, something done, something gained, and something that came to nothing. */
  call: [base, { color: color.warning, background: color.warningSoft }],
  note: [base, { color: color.accentText, background: color.accentSoft }],
  gain: [base, { color: color.onAccent, background: color.accent }],
  loss: [base, { color: color.expiredText, background: color.expiredFill }],
})

/** A badge of the viewer's own, which a card has in a place of its own. */
export const ofViewer = style({})

export const shape = style({ ...mix.square('12px'), flexShrink: 0 })
