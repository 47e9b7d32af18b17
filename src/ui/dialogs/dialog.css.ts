import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const base = style({
  inlineSize: `calc(100vw - 2 * ${vars.space.s4})`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.s4})`,
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.huge,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.high,
  overflow: 'hidden',
  opacity: 0,
  transform: 'translateY(12px)',
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}, transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: {
    '&[open]': { ...mix.column(), opacity: 1, transform: 'none' },
    '&::backdrop': { background: vars.scrim },
    '&:focus': { outline: 'none' },
  },
  '@starting-style': { selectors: { '&[open]': { opacity: 0, transform: 'translateY(12px)' } } },
  '@media': { [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` } },
})

export const dialog = styleVariants({
  small: [base, { maxInlineSize: '420px' }],
  medium: [base, { maxInlineSize: vars.size.form }],
  /** On a phone at the lower edge, within reach of the thumb. */
  sheet: [
    base,
    {
      maxInlineSize: vars.size.form,
      '@media': {
        [media.phone]: {
          inlineSize: '100%',
          maxInlineSize: 'none',
          marginBlockEnd: 0,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s5,
  paddingInlineStart: vars.space.s6,
  paddingInlineEnd: vars.space.s4,
})

export const title = style({
  paddingBlock: vars.space.s2,
  ...mix.type({ size: 'title', weight: 'bold', line: 'tight', tracking: 'tight' }),
})

export const body = style({
  ...mix.column('s5'),
  paddingBlock: `${vars.space.s2} ${vars.space.s6}`,
  paddingInline: vars.space.s6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const text = style({ color: vars.color.muted })

/** Side by side if there is room, the main one last, at the end; on phones stacked, the main one on top. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s1,
})
export const action = style({ flex: '1 1 140px', minInlineSize: 'max-content', display: 'grid' })
