import type { Control } from '../script/controls.ts'
import type { Walked, WalkedControls } from './record.ts'

/** A name for a control that does not vary with its data. */
export type NamesControl = (name: string) => string

export const withoutNumbers: NamesControl = (name) => name.replaceAll(/\d+/g, '#')

/** What steps saw and used; a try that changes nothing says nothing of what a control does. */
export function controlsIn(steps: readonly Walked[], nameOf: NamesControl): WalkedControls {
  const well = steps.filter(({ error }) => error === null)
  const seen = Map.groupBy(
    well.flatMap(({ state, controls }) => controls.map((control) => ({ state, key: keyOf(control, nameOf) }))),
    ({ key }) => key,
  )
  const used = well
    .flatMap(({ takes, setUp, notes }) => [...setUp, ...(takes.length > 0 ? notes : [])])
    .flatMap((note) => (note.kind === 'does' && note.control ? [keyOf(note.control, nameOf)] : []))
  return {
    seen: Object.fromEntries([...seen].map(([key, all]) => [key, [...new Set(all.map(({ state }) => state))]])),
    used: [...new Set(used)],
  }
}

/** `/job-details, dialog "Pictures": button "Next"`. */
function keyOf({ path, region, title, role, name }: Control, nameOf: NamesControl): string {
  const places = { dialog: `${path}, dialog "${nameOf(title)}"`, page: path, frame: 'every page' }
  return `${places[region]}: ${role} "${nameOf(name)}"`
}
