import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, font, light, motion, radius, size, space } from './tokens.ts'

/** A translucent colour of the theme, for shadows and scrims. */
const faded = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`

const elevationIn = (shadow: string, strength: number) => ({
  flat: 'none',
  low: `0 1px 2px ${faded(shadow, 6 * strength)}, 0 1px 6px ${faded(shadow, 4 * strength)}`,
  middle: `0 2px 4px ${faded(shadow, 6 * strength)}, 0 6px 20px ${faded(shadow, 9 * strength)}`,
  high: `0 8px 16px ${faded(shadow, 8 * strength)}, 0 20px 56px ${faded(shadow, 18 * strength)}`,
})

const shape = {
  color: light,
  elevation: elevationIn(light.shadow, 1),
  scrim: faded(light.scrim, 50),
  space,
  font,
  radius,
  size,
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
        ...assignVars(vars.elevation, elevationIn(dark.shadow, 4)),
        [vars.scrim]: faded(dark.scrim, 65),
      },
    },
  },
})
