import { Rules } from '../../../generated/rules.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { FieldBinding } from './bind-form.ts'
import { Field } from './field.tsx'
import * as styles from './radius-field.css.ts'
import type { AreaChosen, TownsMachine } from './towns-inside.tsx'

const TownsInside = lazyPart(lazy(async () => (await import('./towns-inside.tsx')).TownsInside))

const { minimum, maximum } = Rules.EditBusiness.radius
/** Miles between two places of the slider. */
const STEP = 5

type RadiusFieldProps = FieldBinding<number> & {
  readonly area: Omit<AreaChosen, 'radius'>
  readonly machine: TownsMachine
}

/** How far around its cities a business works, with the towns that are then inside. */
export function RadiusField({
  value,
  error,
  onChange,
  onBlur,
  area: { country, state, cities },
  machine,
}: RadiusFieldProps) {
  const { t, format } = useI18n()
  const miles = format.wholeMiles(value)
  return (
    <>
      <Field label={t('fields.radius')} hint={t('fields.radiusHint')} error={error}>
        {({ 'aria-required': _, ...control }) => (
          <div className={styles.line}>
            <input
              {...control}
              className={styles.slider}
              type="range"
              name="radius"
              min={minimum}
              max={maximum}
              // Another program may have said another number.
              step={value % STEP === 0 ? STEP : 1}
              value={value}
              aria-valuetext={miles}
              onChange={({ target }) => onChange(target.valueAsNumber)}
              onBlur={onBlur}
            />
            <output className={styles.miles} htmlFor={control.id}>
              {miles}
            </output>
          </div>
        )}
      </Field>
      {value > 0 && cities.length > 0 && (
        <TownsInside machine={machine} area={{ country, state, cities, radius: value }} />
      )}
    </>
  )
}
