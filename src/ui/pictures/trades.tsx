import { Picture } from './picture.tsx'

// Pictures of trades; the name below each says which it is.

/** What a trade looks like, those that people need most first, by the names that the server has for them. */
const scenes: Readonly<Record<string, string>> = {
  Plumbing: new URL('./scenes/plumbing.webp', import.meta.url).href,
  'Lawn Care': new URL('./scenes/lawn.webp', import.meta.url).href,
  Electrical: new URL('./scenes/electrical.webp', import.meta.url).href,
  'House Cleaning': new URL('./scenes/cleaning.webp', import.meta.url).href,
  Painting: new URL('./scenes/painting.webp', import.meta.url).href,
  Moving: new URL('./scenes/moving.webp', import.meta.url).href,
  Roofing: new URL('./scenes/roofing.webp', import.meta.url).href,
  'Air Conditioning and Heating': new URL('./scenes/climate.webp', import.meta.url).href,
  'Tree Service': new URL('./scenes/trees.webp', import.meta.url).href,
  Flooring: new URL('./scenes/flooring.webp', import.meta.url).href,
  Tiling: new URL('./scenes/tiling.webp', import.meta.url).href,
  'Kitchen Remodeling': new URL('./scenes/kitchen.webp', import.meta.url).href,
  'Bathroom Remodeling': new URL('./scenes/bathroom.webp', import.meta.url).href,
  'Appliance Repair': new URL('./scenes/appliance.webp', import.meta.url).href,
  Carpentry: new URL('./scenes/carpentry.webp', import.meta.url).href,
  'Fencing and Decks': new URL('./scenes/fence.webp', import.meta.url).href,
  Gutters: new URL('./scenes/gutters.webp', import.meta.url).href,
  'Garage Doors': new URL('./scenes/garage.webp', import.meta.url).href,
  Locksmith: new URL('./scenes/lock.webp', import.meta.url).href,
  'Windows and Doors': new URL('./scenes/windows.webp', import.meta.url).href,
}

/** A box of tools, for every other trade. */
const tools = new URL('./scenes/tools.webp', import.meta.url).href

/** Those of some trades that have a picture come first; then the others, as they come. */
export function mostWanted<Trade extends { readonly name: string }>(
  trades: readonly Trade[],
  most: number,
): readonly Trade[] {
  const shown = Object.keys(scenes).flatMap((name) => trades.filter((trade) => trade.name === name))
  return [...shown, ...trades.filter((trade) => !shown.includes(trade))].slice(0, most)
}

/** The picture of a trade, in the shape of a job's picture. */
export function TradePicture({ trade, className }: { readonly trade: string; readonly className: string }) {
  return (
    <Picture
      className={className}
      src={scenes[trade] ?? tools}
      width="400"
      height="300"
      loading="lazy"
      decoding="async"
    />
  )
}
