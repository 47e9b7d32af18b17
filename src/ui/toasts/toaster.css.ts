import { keyframes, style } from '@vanilla-extract/css'
import { tabs } from '../screen.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } })

export const toaster = style({
  position: 'fixed',
  zIndex: vars.layer.toast,

  // Where toasts stand if they cover nothing there: above the tab bar; on a desk at the bottom end.
  insetBlockStart: 'auto',
  insetBlockEnd: `calc(${vars.size.tabBar} + ${vars.space.s4} + env(safe-area-inset-bottom))`,
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
    // Where there is no tab bar, right at the edge.
    [media.phone]: {
      selectors: {
        [`body:not(:has(${tabs})) &`]: { insetBlockEnd: `calc(${vars.space.s4} + env(safe-area-inset-bottom))` },
      },
    },
    [media.desk]: { insetInline: vars.space.s8, alignItems: 'flex-end' },
    [media.bar]: { insetBlockEnd: vars.space.s8 },
  },
})

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  inlineSize: 'fit-content',
  maxInlineSize: '420px',
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid transparent`,
  borderRadius: vars.radius.medium,
  background: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.elevation.high,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'body' }),
  animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[data-leaving]': { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards` } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})

/** Told apart by its shape: the box is dark where the page is light. */
export const sign = style({ flexShrink: 0, ...mix.square('20px') })
