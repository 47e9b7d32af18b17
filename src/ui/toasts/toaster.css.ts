import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } })

export const toaster = style({
  position: 'fixed',
  zIndex: 50,

  // Where toasts stand if they cover nothing there: at the bottom; on a desk at the top end, below the bar.
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(${vars.size.control} + ${vars.space.s10} + env(safe-area-inset-bottom))`,
  insetInline: vars.space.s4,
  ...mix.column('s2'),
  alignItems: 'center',

  // A popover, so that toasts are above an open dialog; the browser's style for it is reset.
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'transparent',
  color: 'inherit',

  // They have no button of their own: every click is for what is below.
  pointerEvents: 'none',
  selectors: { '&:not(:popover-open)': { display: 'none' } },
  '@media': {
    [media.desk]: {
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.s3})`,
      insetBlockEnd: 'auto',
      alignItems: 'flex-end',
    },
  },
})

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  inlineSize: 'fit-content',
  maxInlineSize: '400px',
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.high,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'body' }),
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[data-leaving]': { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards` } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

export const toast = styleVariants({ success: [base], error: [base] })
export const sign = styleVariants({ success: { color: vars.color.accentText }, error: { color: vars.color.danger } })
