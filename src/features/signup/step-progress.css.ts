import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const progress = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

export const words = style({
  ...mix.wrappingRow(),
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.s3,
})

export const count = style({ ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }) })

export const hint = style({ ...mix.type({ size: 'caption', line: 'snug' }), color: vars.color.muted })

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space.s2,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
})

const bar = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s2,
  '::before': {
    content: '',
    blockSize: vars.space.s1,
    borderRadius: vars.radius.round,
    background: 'currentColor',
  },
  '@media': { [media.forcedColors]: { '::before': { border: `${vars.size.border} solid CanvasText` } } },
})

export const reached = style([bar, { color: vars.color.accentText, '::before': { background: vars.color.accent } }])

export const ahead = style([bar, { color: vars.color.muted, '::before': { background: vars.color.line } }])

export const heading = style({ ...mix.column('s1') })

export const lead = style({ color: vars.color.muted, ...mix.type({ size: 'small', line: 'body' }) })
