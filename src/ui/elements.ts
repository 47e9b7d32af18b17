import type { ReactElement } from 'react'

/**
 * Content beside other children of an element: elements or nothing, never bare text. Translators of browsers wrap each
 * text in their own element. React then cannot remove the text or put anything before it.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined
