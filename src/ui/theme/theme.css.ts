import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { dark, desk, elevation, font, layer, light, motion, radius, size, space, untracked, wide } from './tokens.ts'

/** A translucent colour of the theme, for scrims. */
const faded = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`

const shape = {
  color: light,
  elevation: elevation.light,
  scrim: faded(light.scrim, 50),
  space,
  font,
  radius,
  size,
  layer,
  motion,
}

/** The same shape with a text at each leaf: the tokens are literals, and a contract names any. */
type Leaves<T> = { [Key in keyof T]: T[Key] extends string ? string : Leaves<T[Key]> }

/**
 * The theme that every style uses. `vars.color.accent` is a CSS variable that follows the system's light or dark
 * theme.
 */
export const vars = createGlobalThemeContract(shape as Leaves<typeof shape>, (_value, path) => `bf-${path.join('-')}`)

createGlobalTheme(':root', vars, shape)

globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: {
        ...assignVars(vars.color, dark),
        ...assignVars(vars.elevation, elevation.dark),
        [vars.scrim]: faded(dark.scrim, 65),
      },
    },
    [media.desk]: {
      vars: {
        [vars.size.header]: desk.size.header,
        [vars.size.gutter]: desk.size.gutter,
        [vars.font.size.headline]: desk.font.headline,
        [vars.font.size.hero]: desk.font.hero,
      },
    },
    [media.wide]: {
      vars: {
        [vars.size.gutter]: wide.size.gutter,
        [vars.size.rail]: wide.size.rail,
        [vars.size.pageMiddle]: wide.size.pageMiddle,
      },
    },
  },
})

globalStyle(':lang(ar)', { vars: assignVars(vars.font.tracking, untracked) })
