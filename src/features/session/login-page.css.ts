import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** One column on phones; on a desktop, a description of the product beside the form. */
export const columns = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s6,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
      alignItems: 'stretch',
      alignContent: 'center',
      gap: vars.space.s12,
    },
  },
})

export const promise = style({
  ...mix.column('s3'),
  '@media': { [media.desk]: { justifyContent: 'center', gap: vars.space.s5 } },
})

export const tagline = style({
  ...mix.type({ size: 'lead', line: 'snug' }),
  color: vars.color.muted,
  '@media': {
    [media.desk]: {
      whiteSpace: 'pre-line',
      ...mix.type({ size: 'hero', weight: 'heavy', line: 'tight', tracking: 'hero' }),
      color: vars.color.text,
    },
  },
})

/** One large picture, and two beside it; on a phone a strip of them. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s2,
  blockSize: '128px',
  '@media': {
    [media.desk]: { gap: vars.space.s3, blockSize: 'auto', maxInlineSize: '640px', marginBlockStart: vars.space.s3 },
    [media.wide]: { maxInlineSize: '860px' },
  },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.large,
  selectors: { '&:first-child': { gridRow: '1 / span 2' } },
  '@media': { [media.desk]: { selectors: { '&:first-child': { borderRadius: vars.radius.huge } } } },
})

/** Less than the fields and the button around it. */
export const forgot = style({
  marginBlock: `calc(-1 * ${vars.space.s2})`,
  textAlign: 'end',
  fontSize: vars.font.size.small,
})

export const panel = style({
  ...mix.column('s5'),
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  padding: vars.space.s5,
  border: mix.edge,
  borderRadius: vars.radius.huge,
  background: vars.color.raised,
  boxShadow: vars.elevation.middle,
  '@media': { [media.tablet]: { padding: vars.space.s8 }, [media.desk]: { alignSelf: 'center' } },
})

export const or = style({
  ...mix.row('s3'),
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, blockSize: '1px', background: vars.color.line },
  },
})

/** Where the bar has the name, the page does not repeat it. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  '@media': { [media.bar]: { display: 'none' } },
})
export const mark = style(mix.square(vars.space.s10))
export const name = style({ ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }) })
