import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/**
 * One column on phones; on a desk, what the product is beside the form. Its tint is as wide as the window, whose sides are beyond
 * this box: what an image of a border covers makes nothing scroll.
 */
export const columns = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s6,
  marginBlockStart: `calc(-1 * ${vars.space.s5})`,
  // What is below begins with its own distance.
  paddingBlock: `${vars.space.s5} 0`,
  borderImage: `linear-gradient(${vars.color.accentSoft}, ${vars.color.surface} 80%) 0 fill / 0 / 0 100vw`,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
      alignItems: 'center',
      gap: vars.space.s16,
      marginBlockStart: `calc(-1 * ${vars.space.s8})`,
      paddingBlock: `${vars.space.s10} ${vars.space.s12}`,
    },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', paddingBlock: vars.space.s12 },
  },
})

export const promise = style({
  ...mix.column('s3'),
  '@media': { [media.desk]: { gap: vars.space.s4 } },
})

export const tagline = style({
  ...mix.type({ size: 'hero', weight: 'heavy', line: 'tight', tracking: 'hero' }),
  maxInlineSize: '24ch',
  textWrap: 'balance',
})

/** A phone comes to the form first. */
export const more = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      display: 'block',
      maxInlineSize: '52ch',
      color: vars.color.muted,
      ...mix.type({ size: 'lead', line: 'body' }),
    },
  },
})

/** One large picture, and two beside it. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s3,
  blockSize: '296px',
  marginBlockStart: vars.space.s2,
  '@media': { [media.wide]: { blockSize: '400px' } },
})

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.huge,
  selectors: { '&:first-child': { gridRow: '1 / span 2' } },
})

/** As high as the label's line to the eye, but not to a thumb. */
export const forgot = style({ marginBlock: `calc(-1 * ${vars.space.s3})`, fontSize: vars.font.size.small })

export const panel = style({
  ...mix.column('s5'),
  inlineSize: '100%',
  maxInlineSize: '480px',
  marginInline: 'auto',
  padding: vars.space.s5,
  border: mix.edge,
  borderRadius: vars.radius.huge,
  background: vars.color.raised,
  boxShadow: vars.elevation.middle,
  '@media': { [media.tablet]: { padding: vars.space.s8 } },
})

export const welcome = style({ ...mix.column('s1') })

/** In the place of the form, with the same distances. */
export const code = style({ ...mix.column('s5') })

export const lead = style({ color: vars.color.muted, fontSize: vars.font.size.small })

/** The button logs in; who has no account finds a line. */
export const newHere = style({
  ...mix.wrappingRow(),
  justifyContent: 'center',
  columnGap: vars.space.s2,
  color: vars.color.muted,
})

/** Where the bar has the name, the page does not repeat it. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.accentText,
  '@media': { [media.bar]: { display: 'none' } },
})
export const mark = style(mix.square(vars.space.s8))
export const name = style({ ...mix.type({ size: 'title', weight: 'heavy', line: 'tight', tracking: 'tight' }) })

/** Below the first view, and so long before it is there that nothing of it moves what is seen. */
export const story = style({
  ...mix.column(),
  flex: 1,
  selectors: { '&:empty': { minBlockSize: '100vh' } },
})
