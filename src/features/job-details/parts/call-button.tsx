import { useId } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CallIcon } from './icons.tsx'
import * as styles from './call-button.css.ts'
import type { JobDetails, Role } from '../../../actors/jobs.ts'

/** A number to call, or why there is none. */
export type CallAvailability =
  | { readonly type: 'ready'; readonly phone: string }
  | { readonly type: 'early' | 'elsewhere' | 'none' }

/** Calls the other party once a business is assigned; before that, says why it cannot. */
export function CallButton({ calling }: { readonly calling: CallAvailability }) {
  const { t } = useI18n()
  const reasonId = useId()
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
    <div className={styles.call}>
      <Button variant="plain" icon={<CallIcon />} aria-disabled aria-describedby={reasonId}>
        {t('jobDetails.call.button')}
      </Button>
      <p className={styles.reason} id={reasonId}>
        {t(`jobDetails.call.${calling.type}`)}
      </p>
    </div>
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
