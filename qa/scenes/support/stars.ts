import { textsOf } from './form-facts.ts'
import type { FieldParts } from './form-stage.ts'

/** Five stars. */
export const stars: FieldParts<number> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.rating.stars') }),
  fill: (group, count, say) =>
    group
      .locator('label')
      .filter({ has: group.page().getByRole('radio', { name: say('ui.stars', { count }), exact: true }) })
      .click(),
  read: async (group) => ({
    value: String(
      (await group.getByRole('radio').evaluateAll((each) => each.findIndex((star) => star.matches(':checked')))) + 1,
    ),
    wrong: (await textsOf(group.locator('p')))[0] ?? null,
  }),
  shown: String,
}
