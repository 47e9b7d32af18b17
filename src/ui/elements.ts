import type { ReactElement } from 'react'

/**
 * What stands beside other children of an element: elements or nothing, never bare text. Translators of browsers wrap
 * each text in an element of their own; React then cannot remove it, nor put anything before it.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
