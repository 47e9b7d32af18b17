import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

/** What stands in it is arranged by how wide it is. */
export const interests = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s4,
  minInlineSize: 0,
  containerType: 'inline-size',
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s3 })

/** So wide a list shows rows, whose amounts and buttons stand one below the other. */
const wide = '(min-width: 600px)'

export const interest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 15.5rem',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: `'who price' 'proposal acts' 'time acts'`,
      gap: `${vars.space.s2} ${vars.space.s5}`,
    },
  },
})

/** A very large amount stands below the name rather than squeeze it. */
export const who = style({
  gridArea: 'who',
  flex: '1 1 11rem',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minInlineSize: 0,
})
/** In a row, what is known of the business stands beside one another below its name. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s4 } },
})
export const name = style({ flexBasis: '100%' })

export const price = style({
  gridArea: 'price',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
})

export const amount = style({
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
})

export const difference = style({
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const saved = style({ color: vars.color.accentText })

export const proposal = style({
  gridArea: 'proposal',
  flexBasis: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  minInlineSize: 0,
})

export const time = style({
  gridArea: 'time',
  alignSelf: 'center',
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
})

export const acts = style({
  gridArea: 'acts',
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  marginInlineStart: 'auto',
})

/** What opens and closes the declined bids. */
export const fold = style({
  display: 'list-item',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s3,
  color: vars.color.muted,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
