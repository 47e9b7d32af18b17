import { escaped, quoted } from '../layout/html.ts'
import { inLanguage, type Site } from './document.ts'
import { fill } from './texts.ts'

/** A name in its own direction, which may differ from that of the text around it. */
export const named = (name: string): string => `<bdi>${escaped(name)}</bdi>`

/** A link to a page in the language of this one; the text alone where there is no such page. */
export function linked({ lang }: Site, path: string | undefined, text: string): string {
  return path === undefined ? named(text) : `<a href="${quoted(inLanguage(path, lang))}">${named(text)}</a>`
}

/** A step on the way to a page. */
export type Step = Readonly<{ name: string; path: string | undefined }>

/** The way to a page, from the list of trades on. */
export function trail(site: Site, steps: readonly Step[]): string {
  const items = steps.map(({ name, path }) => `<li>${linked(site, path, name)}</li>`)
  return `<nav aria-label="${site.words.t.trail}"><ol class="trail">${items.join('')}</ol></nav>`
}

type Rated = Readonly<{ rating: number | null; ratingsCount: number }>

/** The average of the ratings and how many there are. */
export function score({ words: { t, count, rating: stars } }: Site, { rating, ratingsCount }: Rated): string {
  if (rating === null) return `<p class="muted">${t.fresh}</p>`
  const average = stars(rating)
  const label = fill(t.stars, { rating: average })
  return `<p><span class="star" role="img" aria-label="${label}">★ ${average}</span> <span class="muted">(${count(t.ratings, ratingsCount)})</span></p>`
}

/** A logo, in a square of its own, so that nothing jumps when it arrives. */
export function logoOf({ words: { t } }: Site, name: string, url: string | null, side: number): string {
  if (url === null) return ''
  const alt = quoted(fill(t.logo, { name }))
  return `<img class="logo" src="${quoted(`${url}?size=small`)}" alt="${alt}" width="${side}" height="${side}">`
}

/** The invitation at the end of a page. */
export function invitation({ words: { t } }: Site): string {
  return `<p class="card"><span>${t.postText}</span> <a class="button" href="/registration">${t.post}</a></p>`
}
