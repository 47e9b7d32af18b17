import { useI18n } from '../../../i18n/i18n.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CallIcon } from './icons.tsx'
import * as styles from './call-button.css.ts'
import { note, noteIcon } from './job-details.css.ts'
import type { JobDetails, Role } from '../../../actors/jobs.ts'

/** A number to call, or why there is none. */
export type CallAvailability =
  | { readonly type: 'ready'; readonly phone: string }
  | { readonly type: 'early' | 'elsewhere' | 'none' }

/** Calls the other party once a business is assigned; before that, one quiet line says why nobody can. */
export function CallButton({ calling }: { readonly calling: CallAvailability }) {
  const { t } = useI18n()
  if (calling.type === 'ready') {
    return (
      <div className={styles.call}>
        <a className={buttonClass('plain')} href={phoneLink(calling.phone)}>
          <CallIcon />
          <span>{t('jobDetails.call.button')}</span>
        </a>
        <span className={styles.number} dir="ltr">
          {calling.phone}
        </span>
      </div>
    )
  }
  return (
    <p className={classNames(note, styles.reason)}>
      <CallIcon className={noteIcon} />
      <span>{t(`jobDetails.call.${calling.type}`)}</span>
    </p>
  )
}

/** The party to call about a job: the other one, once a business is assigned. */
export function callingOf(
  role: Role,
  isMine: boolean,
  { customer, assignedBusiness }: Pick<JobDetails, 'customer' | 'assignedBusiness'>,
): CallAvailability {
  if (!assignedBusiness) return { type: 'early' }
  if (role === 'business' && !isMine) return { type: 'elsewhere' }
  const { phone } = role === 'customer' ? assignedBusiness : customer
  return phone ? { type: 'ready', phone } : { type: 'none' }
}

/** The digits of a telephone's keys, for the letters from a to z. */
const KEYS = '22233344455566677778889999'

/** The link that dials a number as it is stored: digits, a plus where it begins with one, and the extension (RFC 3966). */
export function phoneLink(phone: string): string {
  const [number = '', extension] = phone.toLowerCase().split(' ext. ')
  const isForeign = /^[ (]*\+/.test(number)
  // The zero of "+44 (0)20" is for those who dial without the country's code.
  const dialed = (isForeign ? number.replace('(0)', '') : number)
    .replaceAll(/[a-z]/g, (letter) => KEYS[letter.charCodeAt(0) - 97] ?? '')
    .replaceAll(/[^0-9]/g, '')
  return `tel:${isForeign ? '+' : ''}${dialed}${extension === undefined ? '' : `;ext=${extension}`}`
}
