import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { card as raised } from '../../ui/lists/card.css.ts'

/** Beside the whole form, in view while the form scrolls. */
export const preview = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      ...mix.column('s3'),
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.s8})`,
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
})

export const label = style({ ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })

export const card = style([raised, { ...mix.column('s3'), overflow: 'hidden', boxShadow: vars.elevation.middle }])

export const cover = style({
  blockSize: '128px',
  margin: `calc(-1 * ${vars.space.s5})`,
  marginBlockEnd: `calc(-1 * ${vars.space.s10})`,
  background: `linear-gradient(135deg, ${vars.color.choiceBlueStart}, ${vars.color.choiceBlueEnd})`,
})

export const logo = style({
  position: 'relative',
  alignSelf: 'start',
  padding: vars.space.s1,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})

export const name = style({
  ...mix.type({ size: 'title', weight: 'bold', line: 'snug', tracking: 'tight' }),
  overflowWrap: 'anywhere',
})

export const line = style({ ...mix.type({ size: 'small', line: 'snug' }), color: vars.color.muted })

export const trades = style({ ...mix.wrappingRow('s2'), selectors: { '&:empty': { display: 'none' } } })

export const trade = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.round,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  color: vars.color.accentText,
  background: vars.color.accentSoft,
})

export const claim = style([line, { ...mix.row('s1') }])

export const sign = style({ ...mix.square('16px'), flexShrink: 0 })
